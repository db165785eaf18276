import { useState } from 'react';
import { t } from '../../../../contract/languages/t';
import type { GoodPart } from '../../../../contract/rules/websites/missingParts';
import { detailAddress, editorAddress } from '../../../../machines/websites/websiteDetail/websiteDetail.select';
import { RouteLink } from '../../../system/refs';
import { muted, stack } from '../../../ui/atoms.css';
import { Button } from '../../../ui/Button/Button';
import { Card } from '../../../ui/Card/Card';
import { link } from '../../../ui/Link/Link.css';

/** What to do, what it brings, and in which form; none is under Content. */
const words: Record<GoodPart, readonly [deed: string, gain: string, form: string]> = {
  hours: [t('Add opening hours'), t('Search engines show them, and nobody stands before a closed door.'), 'hours'],
  services: [t('Add your services'), t('With prices, people who ask know what they want.'), 'services'],
  photos: [t('Show photos of your own'), t('People trust what they recognise when they come.'), 'gallery'],
  phone: [t('Add a telephone number'), t('On a phone, one tap calls you.'), ''],
  imprint: [t('Add an imprint'), t('Some countries ask for it.'), 'imprint'],
};

interface MissingProps {
  /** Project's id. */
  id: string;
  parts: readonly GoodPart[];
}

/** What a good page has and this one does not, until it has it. */
export function Missing({ id, parts }: MissingProps) {
  const [isHidden, setHidden] = useState(false);
  if (isHidden || parts.length === 0) return null;
  return (
    <Card title={t('What would make it better')}>
      <ul className={stack[8]}>
        {parts.map((part) => {
          const [deed, gain, form] = words[part];
          const to = form ? `${editorAddress(id)}#${form}` : detailAddress(id, 'content');
          return (
            <li key={part}>
              <RouteLink href={to} className={link}>
                {deed}
              </RouteLink>
              <div className={muted}>{gain}</div>
            </li>
          );
        })}
      </ul>
      <Button kind="ghost" size="small" onClick={() => setHidden(true)}>
        {t('Not now')}
      </Button>
    </Card>
  );
}
