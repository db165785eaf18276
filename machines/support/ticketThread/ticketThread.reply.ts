import { t } from '../../../contract/languages/t';
import { SendMessage } from '../../../contract/wire/support/tickets';
import { problemsOf } from '../../../contract/wire/validation';
import type { AttachedFile } from '../../protocols/files';

/** What is still wrong with a reply, in a sentence; null when it can be sent. */
export function problemOfReply(text: string, files: readonly AttachedFile[]): string | null {
  if (!files.every(({ isSent }) => isSent))
    return t('Please wait until your files are there, or remove those that failed.');
  return problemsOf(SendMessage.entries.message, text)[''] ?? null;
}
