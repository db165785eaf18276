import { editSyncMachine } from '../../machines/websites/editSync/editSync.machine';
import { editorMachine } from '../../machines/websites/editor/editor.machine';
import { livePreviewMachine } from '../../machines/websites/livePreview/livePreview.machine';
import { publicationMachine } from '../../machines/websites/publication/publication.machine';
import { watchPart } from '../effects/browser/editedPart';
import { leaveEditing, watchEditing } from '../effects/browser/watchEditing';
import { loadVersion, publishContent } from '../effects/server/siteContent';
import { loadNewer, loadSite, renderSite, saveEdits, storeEdits } from '../effects/server/siteEditor';
import { Editor } from '../features/websites/editor/Editor';
import { photosPart } from './photosPart';

/** Where a website is edited. */
export const siteEditor = {
  logic: editorMachine.provide({
    actors: {
      loadSite,
      loadNewer,
      publishContent,
      editSync: editSyncMachine.provide({
        actors: { storeEdits, saveEdits, leavePage: leaveEditing, watchEditing },
      }),
      photos: photosPart,
      watchPart,
      livePreview: livePreviewMachine.provide({ actors: { renderSite } }),
      publication: publicationMachine.provide({ actors: { loadVersion } }),
    },
  }),
  View: Editor,
};
