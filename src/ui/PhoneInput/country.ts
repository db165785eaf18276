/** A country as the phone and country fields offer it. */
export type PhoneCountry = {
  /** ISO 3166 alpha-2. */
  code: string;
  name: string;
  /** With its plus: '+49'. */
  dialCode: string;
  /** Address of the flag's picture. */
  flag: string;
};
