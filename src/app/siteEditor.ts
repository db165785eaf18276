import { editorMachine } from '../../machines/websites/editor/editor.machine';
import { livePreviewMachine } from '../../machines/websites/livePreview/livePreview.machine';
import { publicationMachine } from '../../machines/websites/publication/publication.machine';
import { watchPart } from '../effects/browser/editedPart';
import { loadContent, loadVersion, publishContent } from '../effects/server/siteContent';
import { loadSite, renderSite, storeEdits } from '../effects/server/siteEditor';
import { Editor } from '../features/websites/editor/Editor';
import { photosPart } from './photosPart';

/** Where a website is edited. */
export const siteEditor = {
  logic: editorMachine.provide({
    actors: {
      loadSite,
      loadContent,
      publishContent,
      storeEdits,
      photos: photosPart,
      watchPart,
      livePreview: livePreviewMachine.provide({ actors: { renderSite } }),
      publication: publicationMachine.provide({ actors: { loadVersion } }),
    },
  }),
  View: Editor,
};
