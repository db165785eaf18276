/** Key of the session storage: what the dashboard reopens the deployment dialog with. */
const deploymentKey = 'deployment-modal';

/** @throws where the browser stores nothing */
export function storeMemo(memo: { projectId: string; domain?: string }): void {
  sessionStorage.setItem(deploymentKey, JSON.stringify({ ...memo, status: 'INITIAL', currentStep: 'INITIAL' }));
}

/** The website whose dialog is to be opened again; null for none, and for what is no memo of ours. */
export function readMemo(): string | null {
  try {
    const memo: unknown = JSON.parse(sessionStorage.getItem(deploymentKey) ?? '');
    return typeof memo === 'object' && memo !== null && 'projectId' in memo && typeof memo.projectId === 'string'
      ? memo.projectId
      : null;
  } catch {
    return null;
  }
}

export function forgetMemo(): void {
  try {
    sessionStorage.removeItem(deploymentKey);
  } catch {
    // Blocked: nothing was stored.
  }
}
