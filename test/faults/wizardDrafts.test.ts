// @vitest-environment happy-dom
import { describe } from 'vitest';
import { breakEach } from './support/breakEach';
import { draftCases } from './support/draftCases';

describe('what the wizard asks for and does not get', () => {
  breakEach(draftCases);
});
