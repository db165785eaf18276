import { useSelector } from '@xstate/react';
import type { KeyboardEvent } from 'react';
import { t } from '../../../../contract/languages/t';
import type { Face } from '../../../../machines/websites/editor/editor.context';
import type { EditorRef } from '../../../../machines/websites/editor/editor.machine';
import { wrongParts } from '../../../../machines/websites/editor/editor.select';
import { detailAddress } from '../../../../machines/websites/websiteDetail/websiteDetail.select';
import { RouteLink, useDocumentTitle } from '../../../system/refs';
import { chunk } from '../../../lib/chunk';
import { locale } from '../../../lib/language';
import { columns, grow, row, stack } from '../../../ui/atoms.css';
import { Button } from '../../../ui/Button/Button';
import { lazily } from '../../../ui/Lazy/lazily';
import { link } from '../../../ui/Link/Link.css';
import { Notice } from '../../../ui/Notice/Notice';
import { Loading, Skeleton } from '../../../ui/Skeleton/Skeleton';
import { belowDesktop, onDesktop } from '../../shell/Shell.css';
import { Outcome } from '../Outcome';
import { titleOf } from './forms';
import { LivePreview } from './LivePreview';
import { savedAt, view } from './looks';
import { PartList } from './PartList';
import { PartView } from './PartView';
import { PublishBar } from './PublishBar';

/** A live website, changed on forms beside its page. */
export function Editor({ actor }: { actor: EditorRef }) {
  const { id, website, problem } = useSelector(actor, ({ context }) => context);
  const isLoading = useSelector(actor, (at) => at.matches('loading'));
  const isMissing = useSelector(actor, (at) => at.matches('missing'));
  const isClosed = useSelector(actor, (at) => at.matches('closed'));
  const hasFailed = useSelector(actor, (at) => at.matches('failed'));
  useDocumentTitle(website ? t('Edit {domain}', { domain: website.domain }) : t('Edit website'));
  const retry = (
    <Button size="small" onClick={() => actor.send({ type: 'editor.retry' })}>
      {t('Retry')}
    </Button>
  );
  if (isLoading)
    return (
      <Loading label={t('Loading what your website says')}>
        <Skeleton shape="block" height="24rem" />
      </Loading>
    );
  if (isMissing)
    return (
      <Notice title={t('Website not found')} action={<WayTo href="/websites">{t('Back to websites')}</WayTo>}>
        {t('It may have been deleted, or belong to another account.')}
      </Notice>
    );
  if (isClosed)
    return (
      <Notice
        title={t('It can be changed while it is live')}
        action={<WayTo href={detailAddress(id)}>{t('Show this website')}</WayTo>}
      >
        {t('It is being set up, or was taken down.')}
      </Notice>
    );
  if (hasFailed)
    return (
      <Notice tone="bad" title={t('This could not be loaded')} action={retry}>
        {problem}
      </Notice>
    );
  return <Open actor={actor} />;
}

const WayTo = ({ href, children }: { href: string; children: string }) => (
  <RouteLink href={href} asChild>
    <Button size="small" href={href}>
      {children}
    </Button>
  </RouteLink>
);

const Clash = lazily(
  chunk(() => import('./Clash')),
  ({ Clash }) => Clash,
);

const faces: Record<Face, string> = { form: t('Edit'), preview: t('Preview') };

function Open({ actor }: { actor: EditorRef }) {
  const { id, part, lead, leads, face, website, clash } = useSelector(actor, ({ context }) => context);
  // What is translated is looked at where it stands.
  const opening = part === 'translation' ? lead : (part ?? lead);
  const isComparing = useSelector(actor, (at) => at.matches({ open: { form: 'comparing' } }));
  const preview = useSelector(actor, ({ children }) => children.livePreview);
  const keys = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
    event.preventDefault();
    actor.send({ type: event.shiftKey ? 'edit.redo' : 'edit.undo' });
  };
  return (
    <div className={stack[16]} onKeyDown={keys} role="presentation">
      <div>
        <RouteLink href={detailAddress(id)} className={link}>
          {website?.domain}
        </RouteLink>
      </div>
      <News actor={actor} />
      <div className={belowDesktop}>
        <div role="group" aria-label={t('What is shown')} className={row[8]}>
          {(Object.keys(faces) as Face[]).map((one) => (
            <Button
              key={one}
              kind={one === face ? 'secondary' : 'ghost'}
              aria-pressed={one === face}
              onClick={() => actor.send({ type: 'face.choose', face: one })}
            >
              {faces[one]}
            </Button>
          ))}
        </div>
      </div>
      <div className={columns.forms}>
        <div className={face === 'form' ? undefined : onDesktop}>
          <div className={grow}>
            {part && part !== 'layout' ? <PartView key={part} actor={actor} part={part} /> : <PartList actor={actor} />}
          </div>
        </div>
        <div className={face === 'preview' ? undefined : onDesktop} style={view}>
          <div className={grow}>
            {preview && <LivePreview actor={preview} part={opening ?? ''} lead={lead ?? ''} leads={leads} />}
          </div>
        </div>
      </div>
      <PublishBar actor={actor} />
      {isComparing && clash && <Clash actor={actor} clash={clash} />}
    </div>
  );
}

const inRow = new Intl.ListFormat(locale, { type: 'unit', style: 'short' });

/** What became of the last publishing, and what stands in its way. */
function News({ actor }: { actor: EditorRef }) {
  const { refusal, news, website } = useSelector(actor, ({ context }) => context);
  const publication = useSelector(actor, ({ children }) => children.publication);
  const wrong = useSelector(actor, wrongParts, (one, other) => String(one) === String(other));
  return (
    <>
      {publication && (
        <Outcome
          actor={publication}
          action={
            website?.live_address != null && (
              <Button
                size="small"
                href={website.live_address}
                target="_blank"
                rel="noreferrer"
                aria-label={t('Open your website (opens in a new tab)')}
              >
                {t('Open your website')}
              </Button>
            )
          }
        />
      )}
      {news?.how === 'resumed' && (
        <Notice tone="info" title={t('You go on with what you changed before.')}>
          {news.saved_at
            ? t('Last saved on {device}, {moment}. It is not published yet.', {
                device: news.device,
                moment: savedAt.format(new Date(news.saved_at)),
              })
            : t('Last saved on {device}. It is not published yet.', { device: news.device })}
        </Notice>
      )}
      {news?.how === 'joined' && (
        <Notice tone="warn" title={t('This website was changed meanwhile, in another tab or on another device.')}>
          {t('What you changed is still here, and the rest is as it was changed there. Look through it, then publish.')}
        </Notice>
      )}
      {refusal !== null && (
        <Notice tone="bad" title={t('Not published')}>
          {refusal}
        </Notice>
      )}
      {wrong.length > 0 && (
        <Notice tone="warn">
          {t('Before you publish, mend: {parts}.', { parts: inRow.format(wrong.map(titleOf)) })}
        </Notice>
      )}
    </>
  );
}
