import type { Failure } from '../../contract/rules/failure';

/** Whether a call would be refused again if it were sent again. */
export const isRefusal = ({ status }: Failure) =>
  status !== null && status >= 400 && status < 500 && ![401, 408, 429].includes(status);
