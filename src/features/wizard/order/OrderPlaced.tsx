import { useSelector } from '@xstate/react';
import { Copy, ExternalLink, Share2 } from 'lucide-react';
import { type ComponentProps, useRef } from 'react';
import { t } from '../../../../contract/languages/t';
import type { Project } from '../../../../contract/wire/websites/project';
import type { PlacedOrder } from '../../../../contract/wire/wizard/order';
import type { OrderPlacedRef } from '../../../../machines/wizard/orderPlaced/orderPlaced.machine';
import { canShare, linkOf, redirectOf } from '../../../../machines/wizard/orderPlaced/orderPlaced.select';
import { RouteLink, useResource } from '../../../system/refs';
import { centred, muted, row, stack, strong, title, wrap } from '../../../ui/atoms.css';
import { Button } from '../../../ui/Button/Button';
import { Card } from '../../../ui/Card/Card';
import { CheckMark } from '../../../ui/CheckMark/CheckMark';
import { classes } from '../../../ui/classes';
import { attention } from '../../../ui/attention';
import { Link } from '../../../ui/Link/Link';
import { Progress } from '../../websites/deployment/Progress';
import { WebsitePicture } from '../../websites/WebsitePicture';
import * as css from './SummaryStep.css';

/** What the redirect is doing, said aloud. */
const redirects: Record<ReturnType<typeof redirectOf>, string> = {
  remembering: '',
  counting: t('You will be taken to your dashboard in 3 seconds.'),
  paused: t('We wait while you look around here.'),
  staying: t('You stay here until you leave.'),
  finished: '',
};

type Shown = ComponentProps<typeof WebsitePicture>['project'] & ComponentProps<typeof Progress>['project'];

/** What the list is about to say of it: so much of the page is its own from the beginning. */
const begun = ({ domain }: PlacedOrder): Shown => ({
  domain,
  business_name: '',
  project_status: 'INITIAL',
  current_stage: 'INITIAL',
  picture_url: null,
  template_url: null,
  hue: null,
});

// Of one place each and without a condition: here they cost no page a rule.
const layers = { display: 'grid' } as const;
const layer = { gridArea: '1/1' } as const;
const hidden = { gridArea: '1/1', visibility: 'hidden' } as const;

/**
 * The order is placed: the redirect pauses while it is hovered or focused, and can be cancelled (docs/product.md, What
 * happens by itself).
 */
export function OrderPlaced({ actor, placed }: { actor: OrderPlacedRef; placed: PlacedOrder }) {
  const state = useSelector(actor, redirectOf);
  const { value: projects, failure } = useResource('projects');
  const listed = projects?.find(({ id }) => id === placed.project_id);
  const project = listed ?? (failure ? undefined : begun(placed));
  const isLive = listed?.project_status === 'DEPLOYED';
  const onward = useRef<HTMLButtonElement>(null);
  const watched = attention(
    () => actor.send({ type: 'redirect.pause' }),
    () => actor.send({ type: 'redirect.resume' }),
  );
  return (
    <div className={classes(stack[24], centred)} {...watched}>
      <CheckMark size={56} />
      <div className={stack[8]}>
        <h1 className={title.page}>{t('Order Completed Successfully!')}</h1>
        <p className={muted}>
          {t('You will receive an email with further instructions and login details within the next 24 hours.')}
        </p>
      </div>
      {project && (
        <div className={css.website}>
          <WebsitePicture project={project} size="large" />
          <Card
            title={isLive ? t('Your website is live') : t('Your website is on its way')}
            description={placed.domain}
            className={css.progress}
          >
            {/* Once it is live the stages have their room, unseen: nothing below them moves. */}
            <div style={layers}>
              <div style={isLive ? hidden : layer}>
                <Progress project={project} />
              </div>
              {isLive && (
                <div style={layer}>
                  <Next project={listed} />
                </div>
              )}
            </div>
            <Ways actor={actor} address={isLive ? listed.site_url : null} />
          </Card>
        </div>
      )}
      {/* Nobody has to leave a website that is there. */}
      <p role="status" className={css.news}>
        {isLive && state === 'staying' ? '' : redirects[state]}
      </p>
      <div className={classes(row[8], wrap)}>
        <Button
          ref={onward}
          kind={isLive ? 'secondary' : 'primary'}
          onClick={() => actor.send({ type: 'dashboard.open' })}
        >
          {t('Go to Dashboard')}
        </Button>
        {(state === 'counting' || state === 'paused') && (
          <Button
            onClick={() => {
              // What is pressed goes away; the other button is what is left to press.
              onward.current?.focus();
              actor.send({ type: 'redirect.cancel' });
            }}
          >
            {t('Stay here')}
          </Button>
        )}
      </div>
    </div>
  );
}

/** What makes a website better that is there already, each with the place where it is done. */
const steps = [
  ['/edit#hours', t('Add your opening hours: visitors look for them first')],
  ['/edit#services', t('Add your services and what they cost')],
  ['/edit#gallery', t('Say something about each of your pictures')],
] as const;

const Next = ({ project }: { project: Project }) => (
  <nav aria-label={t('What to do next')}>
    <p className={strong}>{t('What to do next')}</p>
    <ul className={css.next}>
      {steps.map(([place, words]) => (
        <li key={words}>
          <RouteLink href={`/websites/${project.id}${place}`} asChild>
            <Link href={`/websites/${project.id}${place}`}>{words}</Link>
          </RouteLink>
        </li>
      ))}
    </ul>
  </nav>
);

const copies: Record<ReturnType<typeof linkOf>, string> = {
  resting: '',
  copying: '',
  copied: t('Link copied.'),
  refused: t('The browser did not let us copy.'),
};

/** What can be done with a website; before it is there, what can be done then. */
function Ways({ actor, address }: { actor: OrderPlacedRef; address: string | null }) {
  const link = useSelector(actor, linkOf);
  const isShareable = useSelector(actor, canShare);
  return (
    <>
      <div className={classes(row[8], wrap)}>
        {address === null ? (
          <Button disabled iconEnd={<ExternalLink aria-hidden />}>
            {t('Open')}
          </Button>
        ) : (
          <Button kind="primary" href={address} target="_blank" rel="noreferrer" iconEnd={<ExternalLink aria-hidden />}>
            {t('Open')}
            <span className={css.unseen}> {t('(opens in a new tab)')}</span>
          </Button>
        )}
        <Button
          icon={<Copy aria-hidden />}
          disabled={address === null}
          onClick={() => address !== null && actor.send({ type: 'link.copy', address })}
        >
          {t('Copy link')}
        </Button>
        {isShareable && (
          <Button
            icon={<Share2 aria-hidden />}
            disabled={address === null}
            onClick={() => address !== null && actor.send({ type: 'link.share', address })}
          >
            {t('Share')}
          </Button>
        )}
      </div>
      <p aria-live="polite" className={classes(muted, css.news)}>
        {copies[link]}
      </p>
    </>
  );
}
