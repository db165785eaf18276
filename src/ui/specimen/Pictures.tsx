import { columns } from '../atoms.css';
import { Card } from '../Card/Card';
import { SiteFrame, SiteWidths } from '../SitePicture/SiteFrame';
import { measure } from '../SitePicture/scaled';
import { SitePicture } from '../SitePicture/SitePicture';

const still = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 5"><path fill="#2b6a54" d="M0 0h8v5H0z"/><path fill="#f2c14e" d="M1 1h3v3H1z"/></svg>')}`;

/** A website before anything of it is chosen, half chosen, and as a still picture: in each size, and on a telephone. */
export function Pictures() {
  return (
    <div className={columns[2]}>
      <Card title="Nothing chosen yet">
        <SitePicture address="" />
      </Card>
      <Card title="Half chosen">
        <SitePicture address="blue-bakery.com" name="Blue Bakery" drawn={['look', 'words', 'logo']} size="large" />
      </Card>
      <Card title="As a still picture">
        <SitePicture address="blue-bakery.com" still={still} size="small" />
      </Card>
      <Card title="As it is looked at">
        <SiteWidths width="desktop" onChoose={() => undefined} />
        <div style={{ position: 'relative', height: '8rem', overflow: 'hidden' }} ref={measure}>
          <SiteFrame
            url="about:blank"
            title="A website"
            width="desktop"
            isShown
            onLoad={() => undefined}
            onLost={false}
          />
        </div>
      </Card>
      <Card title="On a telephone">
        <SitePicture address="blue-bakery.com" still={still} device="phone" />
      </Card>
    </div>
  );
}
