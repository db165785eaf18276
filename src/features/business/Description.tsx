import { useSelector } from '@xstate/react';
import { Sparkles } from 'lucide-react';
import type { BusinessRef } from '../../../machines/business/business.machine';
import { problemOf } from '../../../machines/business/business.select';
import type { EnhancementRef } from '../../../machines/enhancement/enhancement.machine';
import { row, stack, strong } from '../../ui/atoms.css';
import { Button } from '../../ui/Button/Button';
import { Field } from '../../ui/Field/Field';
import { TextArea } from '../../ui/TextInput/TextArea';
import * as css from './BusinessStep.css';

const field = 'business_description';

/** The description, and a better wording of it on demand (specification 4, Description enhancement). */
export function Description({ actor, enhancement }: { actor: BusinessRef; enhancement: EnhancementRef }) {
  const value = useSelector(actor, ({ context }) => context.business[field]);
  const problem = useSelector(actor, problemOf(field));
  const isBusy = useSelector(actor, (at) => at.hasTag('busy'));
  const name = useSelector(actor, ({ context }) => context.business.business_name);
  const isEnhancing = useSelector(enhancement, (at) => at.matches('enhancing'));
  const suggestion = useSelector(enhancement, ({ context }) => context.suggestion);
  return (
    <div className={stack[8]}>
      <Field
        label="Description"
        hint="What you do, for whom, and what makes you special. Keywords are made from it."
        error={problem}
        aside={
          <Button
            size="small"
            kind="ghost"
            icon={<Sparkles aria-hidden />}
            busy={isEnhancing}
            disabled={!isEnhancing && (value.trim() === '' || suggestion !== null)}
            onClick={() => enhancement.send({ type: 'description.enhance', name, description: value })}
          >
            Enhance
          </Button>
        }
      >
        <TextArea
          name={field}
          value={value}
          maxLength={4000}
          readOnly={isBusy}
          onChange={({ target }) => actor.send({ type: 'field.change', field, value: target.value })}
          onBlur={() => actor.send({ type: 'field.leave', field })}
        />
      </Field>
      {suggestion !== null && (
        <section className={css.suggestion} aria-label="Suggestion">
          <div className={stack[8]}>
            <p className={strong}>Suggestion</p>
            <p className={css.words} role="status">
              {suggestion}
            </p>
            <div className={row[8]}>
              <Button size="small" kind="primary" onClick={() => enhancement.send({ type: 'suggestion.accept' })}>
                Accept
              </Button>
              <Button size="small" onClick={() => enhancement.send({ type: 'suggestion.reject' })}>
                Reject
              </Button>
            </div>
          </div>
        </section>
      )}
    </div>
  );
}
