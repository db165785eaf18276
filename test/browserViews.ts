/**
 * The views whose walks `npm test` repeats in Chromium, by the names of their files: those which ask of a browser what
 * happy-dom has not, or has in another way. The others are repeated there when everything runs.
 */
export const browserViews: readonly string[] = [
  // Dialogs, which hold the focus and give it back, and the palette's list above the page.
  'DeploymentDialog',
  'DeleteAccountDialog',
  'RecoveryCodes',
  'Palette',
  // A combobox in its popover, fields for a number and for a code, which move the caret and take what is pasted.
  'SignUp',
  'BusinessStep',
  'CodeForm',
  'TwoFactorPairing',
  // Pictures: read, drawn smaller, laid out by their sizes.
  'Logo',
  'ProfilePicture',
  'ImagesStep',
  // A frame with a document of its own.
  'PreviewFrame',
];
