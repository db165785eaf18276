import { columns } from '../atoms.css';
import { Card } from '../Card/Card';
import { SitePicture } from '../SitePicture/SitePicture';

/** A website from its first word to the day it is there. */
export function Pictures() {
  return (
    <Card title="Site pictures" description="A sketch that fills in, a still picture, the page itself">
      <div className={columns[3]}>
        <SitePicture address="" />
        <SitePicture address="blue-bakery.com" name="Blue Bakery" drawn={['look', 'words']} />
        <SitePicture
          address="blue-bakery.com"
          name="Blue Bakery"
          drawn={['look', 'words', 'logo', 'contact', 'pictures']}
        />
        <SitePicture address="blue-bakery.com" still="/templates/shopfront.webp" hue={30} />
        <SitePicture address="blue-bakery.com" still="/templates/shopfront.webp" size="small" hue={150} />
        <SitePicture address="blue-bakery.com" still="/templates/shopfront.webp" device="phone" size="large" />
      </div>
    </Card>
  );
}
