/** For a part that replaces what was pressed: with it the focus would be gone. */
export const takeFocus = (part: HTMLElement | null): void => {
  part?.focus();
};
