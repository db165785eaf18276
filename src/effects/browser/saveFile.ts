/** Milliseconds in which the browser takes the file over. */
const patience = 60_000;

/** Has the browser save a file under a name, as if a link to it had been followed. */
export function saveFile(name: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), patience);
}
