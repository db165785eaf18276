import { createContext, useContext } from 'react';

/** What a Field tells the control inside it. */
export type FieldLink = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
};

export const FieldContext = createContext<FieldLink | undefined>(undefined);

/** Attributes that tie a control to its label, hint and error; none outside a Field. */
export const useField = (): Partial<FieldLink> => useContext(FieldContext) ?? {};
