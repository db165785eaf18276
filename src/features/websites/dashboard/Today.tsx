import { plural, t } from '../../../../contract/languages/t';
import { useResource, useOverlay, RouteLink } from '../../../system/refs';
import { CircleAlert, CircleCheck, Clock, Info } from 'lucide-react';
import { muted, row, stack, strong } from '../../../ui/atoms.css';
import { Button } from '../../../ui/Button/Button';
import { classes } from '../../../ui/classes';
import { Disclosure } from '../../../ui/Disclosure/Disclosure';
import { words } from '../../../ui/PageHeader/PageHeader.css';
import * as css from './Today.css';
import { type Need, needsOf } from './needs';

/** What needs the customer today, the most pressing in sight: one sentence and one action each. */
export function Today() {
  const { value: summary, failure: lost } = useResource('dashboard');
  const { value: projects, failure } = useResource('projects');
  const { value: balance } = useResource('balance');
  const needs = needsOf(projects, summary, balance?.balance ?? null);
  const [first, ...others] = needs;
  if (first)
    return (
      <section className={css.today} aria-label={t('What needs you today')}>
        <Entry need={first} />
        {others.length > 0 && (
          <Disclosure title={plural(others.length, 'And one more', 'And {count} more')}>
            <div className={stack[8]}>
              {others.map((need) => (
                <Entry key={need.id} need={need} />
              ))}
            </div>
          </Disclosure>
        )}
      </section>
    );
  const isKnown = summary !== null && projects !== null;
  return (
    <section className={css.today} aria-label={t('What needs you today')}>
      <p className={classes(row[8], css.line, muted)}>
        {isKnown ? (
          <>
            <CircleCheck className={css.good} aria-hidden /> {t('Nothing needs you today.')}
          </>
        ) : (
          (lost || failure) && t('What needs you today is not known at the moment.')
        )}
      </p>
    </section>
  );
}

const icons = { bad: CircleAlert, warn: Clock, info: Info };

function Entry({ need: { tone, title, text, action } }: { need: Need }) {
  const Icon = icons[tone];
  return (
    <div className={classes(row[16], css.line)}>
      <Icon className={css.tone[tone]} aria-hidden />
      <div className={words}>
        <div className={strong}>{title}</div>
        <div className={muted}>{text}</div>
      </div>
      <Way action={action} />
    </div>
  );
}

function Way({ action }: Pick<Need, 'action'>) {
  const overlay = useOverlay();
  if (action.kind === 'go')
    return (
      <RouteLink href={action.to} asChild>
        <Button size="small" href={action.to}>
          {action.label}
        </Button>
      </RouteLink>
    );
  if (action.kind === 'progress')
    return (
      <Button size="small" onClick={() => overlay.open('deployment', { projectId: action.projectId })}>
        {t('See why')}
      </Button>
    );
  const { invoiceId } = action;
  return (
    <Button size="small" onClick={() => overlay.open('topup', invoiceId === undefined ? {} : { invoiceId })}>
      {invoiceId === undefined ? t('Top Up') : t('Continue')}
    </Button>
  );
}
