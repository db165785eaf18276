import { useSelector } from '@xstate/react';
import { Search } from 'lucide-react';
import { type ReactNode, useContext } from 'react';
import { t } from '../../../../contract/languages/t';
import { helpPath, type HelpBlock, type HelpPage, type HelpWords } from '../../../../contract/rules/support/help';
import type { HelpRef, HelpState } from '../../../../machines/support/help/help.machine';
import { foundIn, shownIn } from '../../../../machines/support/help/help.select';
import { RouteLink, useDocumentTitle } from '../../../system/refs';
import { rich } from '../../../ui/rich/rich';
import { muted, stack, title as heading } from '../../../ui/atoms.css';
import { Button } from '../../../ui/Button/Button';
import { classes } from '../../../ui/classes';
import { link } from '../../../ui/Link/Link.css';
import { Logo } from '../../../ui/Logo/Logo';
import { Notice } from '../../../ui/Notice/Notice';
import { Loading, Skeleton } from '../../../ui/Skeleton/Skeleton';
import { TextInput } from '../../../ui/TextInput/TextInput';
import { FrameContext } from '../../shell/frame.context';
import * as css from './Help.css';

type Face = (props: { actor: HelpRef }) => ReactNode;

const To = ({ href, children }: { href: string; children: ReactNode }) => (
  <RouteLink href={href} className={link}>
    {children}
  </RouteLink>
);

const Entries = ({ pages }: { pages: readonly HelpPage[] }) => (
  <ul className={stack[16]}>
    {pages.map(({ name, title, summary }) => (
      <li key={name}>
        <To href={helpPath(name)}>{title}</To>
        <div className={muted}>{summary}</div>
      </li>
    ))}
  </ul>
);

const Ask = () => (
  <p className={muted}>
    {rich('Not answered? {write}', { write: <To href="/support/?new=1">{t('Write to us')}</To> })}
  </p>
);

const List: Face = ({ actor }) => {
  const context = useSelector(actor, (at) => at.context);
  const found = foundIn(context);
  const topics = found ? [] : [...new Set(context.pages.map(({ topic }) => topic))];
  return (
    <>
      <TextInput
        type="search"
        aria-label={t('Search the help pages')}
        placeholder={t('Search')}
        icon={<Search aria-hidden />}
        value={context.text}
        onChange={({ target }) => actor.send({ type: 'search.type', text: target.value })}
      />
      <p role="status" className={muted} hidden={!found}>
        {found &&
          (found.length
            ? t('Pages that fit: {number}', { number: found.length })
            : t('No page fits. Try other words.'))}
      </p>
      {found && <Entries pages={found} />}
      {topics.map((topic) => (
        <section key={topic} className={stack[16]}>
          <h2 className={heading.card}>{topic}</h2>
          <Entries pages={context.pages.filter((page) => page.topic === topic)} />
        </section>
      ))}
      <Ask />
    </>
  );
};

const Line = ({ words }: { words: readonly HelpWords[] | undefined }) =>
  words?.map((part, index) =>
    typeof part === 'string' ? (
      part
    ) : part.to ? (
      <To key={index} href={part.to}>
        {part.text}
      </To>
    ) : (
      <strong key={index}>{part.text}</strong>
    ),
  );

const Block = ({ as: As, lines }: HelpBlock) =>
  As === 'h2' || As === 'p' ? (
    <As className={As === 'h2' ? heading.card : undefined}>
      <Line words={lines[0]} />
    </As>
  ) : (
    <As className={classes(stack[8], css.marked)}>
      {lines.map((words, index) => (
        <li key={index}>
          <Line words={words} />
        </li>
      ))}
    </As>
  );

const Page: Face = ({ actor }) => {
  const page = useSelector(actor, ({ context }) => shownIn(context));
  return (
    <>
      {page?.blocks.map((block, index) => (
        <Block key={index} {...block} />
      ))}
      <Ask />
    </>
  );
};

const Waiting: Face = () => (
  <Loading label={t('Loading the help pages')}>
    <Skeleton shape="block" height="24rem" />
  </Loading>
);

const Failed: Face = ({ actor }) => (
  <Notice
    tone="bad"
    action={
      <Button size="small" onClick={() => actor.send({ type: 'help.retry' })}>
        {t('Retry')}
      </Button>
    }
  >
    {t('The help pages could not be loaded.')}
  </Notice>
);

const faces: Record<HelpState, Face | null> = {
  loading: Waiting,
  opening: null,
  list: List,
  page: Page,
  missing: () => null,
  failed: Failed,
};

/** The help pages, in the shell of a customer, for anybody else as a page of their own. */
export function Help({ actor }: { actor: HelpRef }) {
  const state = useSelector(actor, ({ value }) => value);
  const name = useSelector(actor, ({ context }) => context.name);
  const page = useSelector(actor, ({ context }) => shownIn(context));
  const frame = useContext(FrameContext);
  const Place = frame ? 'div' : 'main';
  const Face = faces[state];
  const title = page?.title ?? (state === 'missing' ? t('There is no such help page') : t('Help'));
  const summary = page?.summary ?? (name ? '' : t('How it works, in plain words.'));
  useDocumentTitle(page ? `${title} · ${t('Help')}` : title);
  return (
    <Place {...(!frame && { id: 'main' })} className={css.sheet}>
      {!frame && <Logo />}
      <div className={stack[8]}>
        {name && (
          <div>
            <To href="/help">{t('All help pages')}</To>
          </div>
        )}
        <h1 id="page-title" tabIndex={-1} className={heading.page}>
          {title}
        </h1>
        {summary && <p className={muted}>{summary}</p>}
      </div>
      {Face && <Face actor={actor} />}
      {!frame && (
        <p>
          <To href="/sign-in">{t('Back to Sitewright')}</To>
        </p>
      )}
    </Place>
  );
}
