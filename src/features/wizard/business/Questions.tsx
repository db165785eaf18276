import type { FormEvent, Ref } from 'react';
import { t } from '../../../../contract/languages/t';
import { type Answers, answerMaximum } from '../../../../contract/wire/wizard/ai';
import { muted, row, small, stack, strong, wrap } from '../../../ui/atoms.css';
import { Button } from '../../../ui/Button/Button';
import { classes } from '../../../ui/classes';
import { Field } from '../../../ui/Field/Field';
import { TextInput } from '../../../ui/TextInput/TextInput';

const questions = [
  ['offer', t('What do you offer?'), t('e.g. bread, cakes and coffee')],
  ['audience', t('To whom, and where?'), t('e.g. families in Lyon')],
  ['difference', t('What sets you apart?'), t('e.g. baked by hand since 1987')],
] as const;

interface QuestionsProps {
  /** The first question, where whoever asked is led to. */
  first: Ref<HTMLInputElement>;
  answers: Answers | null;
  /** Whether it was tried with what there is. */
  hasTried: boolean;
  give: (answers: Answers) => void;
  leave: () => void;
}

/** What the owner is asked where the description is not enough for a text. */
export function Questions({ first, answers, hasTried, give, leave }: QuestionsProps) {
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const said = (name: string) => {
      const text = form.get(name);
      return typeof text === 'string' ? text.trim() : '';
    };
    give({ offer: said('offer'), audience: said('audience'), difference: said('difference') });
  };
  return (
    <form className={stack[16]} aria-label={t('Three questions')} onSubmit={send}>
      <div className={stack[4]}>
        <p className={strong}>{t('Three questions for a better text')}</p>
        <p className={classes(muted, small)}>
          {hasTried
            ? t(
                'We found nothing to improve without knowing more. Answer in a few whole words, in the language of your website.',
              )
            : t('Your description is short. Answer in a few words, in the language of your website.')}
        </p>
      </div>
      {questions.map(([name, label, example], place) => (
        <Field key={name} label={label}>
          <TextInput
            ref={place === 0 ? first : undefined}
            name={name}
            defaultValue={answers?.[name]}
            placeholder={example}
            maxLength={answerMaximum}
            autoComplete="off"
          />
        </Field>
      ))}
      <div className={classes(row[8], wrap)}>
        <Button type="submit" size="small" kind="primary">
          {t('Write the Text')}
        </Button>
        <Button size="small" onClick={leave}>
          {t('Not Now')}
        </Button>
      </div>
    </form>
  );
}
