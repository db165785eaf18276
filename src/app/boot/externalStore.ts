/**
 * Takes the place of `use-sync-external-store/shim` in the browser's build (`vite.config.ts`): React has had the hook
 * itself since version 18, so the stand-in for older ones need not be loaded.
 */
export { useSyncExternalStore } from 'react';
