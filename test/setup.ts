import { configure } from '@testing-library/react';
import { afterAll, vi } from 'vitest';
import '@vanilla-extract/css/disableRuntimeStyles';
// The dialogs of many views, which load it late: here, while there is a window, for what a load finds is shared by all files.
import '../src/ui/Dialog/Dialog';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
// How soon something comes is not what these tests ask; a machine that is busy takes longer than the second of itself.
configure({ asyncUtilTimeout: 10_000 });

// The files of a worker share what is loaded, and a load that ends after its file's window has gone would be broken for all.
afterAll(() => vi.dynamicImportSettled());
