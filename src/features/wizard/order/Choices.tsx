import { useSelector } from '@xstate/react';
import { t } from '../../../../contract/languages/t';
import type { Draft, StepName } from '../../../../contract/wire/wizard/draft';
import type { OrderRef } from '../../../../machines/wizard/order/order.machine';
import { isEditable } from '../../../../machines/wizard/order/order.select';
import { grow, unseen } from '../../../ui/atoms.css';
import { Button } from '../../../ui/Button/Button';
import { DescriptionList, type DescriptionRow } from '../../../ui/DescriptionList/DescriptionList';
import { Disclosure } from '../../../ui/Disclosure/Disclosure';
import { Hold, HoldNews } from '../domain/Hold';
import { categoryNames } from '../categoryNames';
import * as css from './SummaryStep.css';

interface Part {
  /** Where it was chosen. */
  step: StepName;
  /** What its button does, read out. */
  label: string;
  rows: readonly DescriptionRow[];
}

/** Everything that was typed and chosen, once more before paying: each with the way to change it and back. */
export function Choices({ actor }: { actor: OrderRef }) {
  const draft = useSelector(actor, ({ context }) => context.draft);
  const domainHold = useSelector(actor, ({ children }) => children.domainHold);
  const canEdit = useSelector(actor, isEditable);
  const held = domainHold && (
    <div>
      <Hold actor={domainHold} />
    </div>
  );
  return (
    <>
      <Disclosure title={t('Website details')} open>
        <ul>
          {partsOf(draft, held).map(({ step, label, rows }) => (
            <li key={step} className={css.choice}>
              <div className={grow}>
                <DescriptionList rows={rows} />
              </div>
              <Button
                size="small"
                kind="ghost"
                className={css.edit}
                aria-label={label}
                disabled={!canEdit}
                onClick={() => actor.send({ type: 'choice.edit', step })}
              >
                {t('Edit')}
              </Button>
            </li>
          ))}
        </ul>
      </Disclosure>
      {domainHold && <HoldNews actor={domainHold} />}
    </>
  );
}

/** Set apart: a number or a sentence of another writing stays as it was typed between Arabic. */
const given = (text: string) => (text === '' ? t('Not provided') : <bdi>{text}</bdi>);

function partsOf(draft: Draft, held: DescriptionRow['value']): Part[] {
  const { business, images } = draft;
  const domain = (
    <>
      {given(draft.domain ?? '')}
      {held}
    </>
  );
  const phone = business.contact_phone && `${business.contact_dial_code} ${business.contact_phone}`;
  return [
    { step: 'domain', label: t('Edit domain'), rows: [{ term: t('Domain'), value: domain }] },
    {
      step: 'website',
      label: t('Edit website'),
      rows: [
        { term: t('Website name'), value: given(draft.website_name) },
        { term: t('Category'), value: given(draft.category ? categoryNames[draft.category] : '') },
        { term: t('Template'), value: given(draft.template?.name ?? '') },
      ],
    },
    {
      step: 'business',
      label: t('Edit business'),
      rows: [
        { term: t('Business name'), value: given(business.business_name) },
        { term: t('Description'), value: given(business.business_description) },
        { term: t('Contact email'), value: given(business.contact_email) },
        { term: t('Contact phone'), value: given(phone) },
      ],
    },
    { step: 'images', label: t('Edit images'), rows: [{ term: t('Images'), value: <Thumbnails images={images} /> }] },
  ];
}

const Thumbnails = ({ images }: Pick<Draft, 'images'>) => (
  <>
    <span className={unseen}>{images.length}</span>
    <div className={css.thumbnails} aria-hidden>
      {images.map(({ id, url, color }) => (
        <img key={id} className={css.thumbnail} style={{ background: color }} src={url} alt="" loading="lazy" />
      ))}
    </div>
  </>
);
