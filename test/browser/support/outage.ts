import { expect, type Page } from '@playwright/test';
import type { Product } from './product';
import type { Watch } from './watch';

/** The product, and who hears what its pages say while it is away. */
export interface Life {
  product: Product;
  watch: Watch;
}

/** Ends the server with no warning, does something in its absence, and starts it again. */
export const powerCut = async ({ product, watch }: Life, meanwhile?: () => Promise<void>) =>
  watch.whileServerAway(async () => {
    await product.kill();
    await meanwhile?.();
    await product.start();
  });

/**
 * A step of the wizard as the customer has it: where they are, all that they have put in, all that it says, and what the
 * browser keeps. What is only being searched for is not theirs.
 */
const stepOf = (page: Page) =>
  page.evaluate(() => {
    const searched =
      '[role="search"], search, [aria-labelledby="suggested-domains"], [aria-labelledby="choose-images"]';
    const main = document.querySelector('main');
    const theirs = <Found extends Element>(selector: string) =>
      [...(main?.querySelectorAll<Found & HTMLElement>(selector) ?? [])].filter((found) => !found.closest(searched));
    const text = main?.cloneNode(true) as HTMLElement | undefined;
    // What is announced tells what has just happened, which is another thing each time; so does a picture's caption.
    for (const part of text?.querySelectorAll(`${searched}, [role="status"], figcaption`) ?? []) part.remove();
    // What nobody had begun becomes the customer's as soon as it is read.
    const kept = JSON.parse(localStorage.getItem('website-order-storage') ?? '{}') as object;
    // The seconds until another code may be asked for go by, and a hold is renewed on return.
    const lasting = (words: string | null | undefined) =>
      words
        ?.replace(/(Resend code) in \d+:\d+/, '$1')
        .replace(/Held for you until \d+:\d+|Holding it for you\.\.\./, '');
    return {
      address: location.pathname + location.search,
      heading: main?.querySelector('h1')?.textContent,
      text: lasting(text?.textContent),
      pictures: theirs<HTMLImageElement>('img').map(({ alt }) => alt),
      fields: theirs<HTMLInputElement>('input:not([type="file"]), textarea, select').map((field) => {
        const name = lasting(field.labels?.[0]?.textContent ?? field.ariaLabel);
        return `${name}: ${field.type === 'radio' || field.type === 'checkbox' ? field.checked : field.value}`;
      }),
      draft: { ...kept, user: undefined },
    };
  });

/**
 * The server dies twice with a step of the wizard open, and the page is loaded again in between: nothing on it changes.
 * It is left open over the second death, so that what follows goes on with a page that has seen the server die.
 */
export async function survives(page: Page, life: Life, reload: () => Promise<unknown> = () => page.reload()) {
  // A hold that is being taken would rightly fail.
  await expect(page.getByText('Holding it for you...')).toBeHidden();
  const before = await stepOf(page);
  await powerCut(life);
  expect(await stepOf(page), 'the open page').toEqual(before);
  await reload();
  await expect.poll(() => stepOf(page), { message: 'the page that was loaded again' }).toEqual(before);
  await expect(page.getByText('Holding it for you...')).toBeHidden();
  await powerCut(life);
  expect(await stepOf(page), 'the page that stays open').toEqual(before);
}
