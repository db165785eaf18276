import '@vanilla-extract/css/disableRuntimeStyles';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
