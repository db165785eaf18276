import { Product } from './product';

/** Before the first tour: a product that has started in an empty folder and ended, for the tours' own to begin with. */
export default async function emptyProduct() {
  const product = await Product.start();
  await product.stop();
  process.env['EMPTY_PRODUCT'] = product.folder;
  return () => product.discard();
}
