/** The brand as plain paths, for the component and for the pictures in `public/`. */

/**
 * The mark, 32 x 32: two timbers hooked into each other, as a shipwright joins them. What is left between them is an S.
 * The upper one takes the colour of the text, the lower one the brand's.
 */
export const mark = {
  upper: 'M0 4a4 4 0 0 1 4-4h24a4 4 0 0 1 4 4v4H8.5L4.9 17.4h18.5L22 21H0z',
  lower: 'M32 11v17a4 4 0 0 1-4 4H4a4 4 0 0 1-4-4v-4h24l3.6-9.6H9.3L10.6 11z',
};

/** The name in one line weight, 2.5; drawn within `wordBox`. */
export const word =
  'M9.6 7.4C8.9 5.9 7.3 5 5.3 5 2.8 5 1.2 6.4 1.2 8.4c0 2.3 1.9 3.1 4.2 3.7 2.6.7 4.4 1.7 4.4 4.1C9.8 18.5 8 20 5.3 20 3 20 1.4 18.9.7 17.1M14 10v11M14 5v2M18.7 6v11a3 3 0 0 0 3 3H23M16.4 10H23M25.3 14.8H35A4.85 5 0 1 0 33.5 18.6M37.9 9.5l3.2 10.6 3.3-9.6 3.3 9.6 3.2-10.6M54.5 9v12M54.5 14.5c0-2.8 1.6-4.4 4.6-4.4M62.3 9v12M62.3 5v2M76 9v11.5c0 2.6-1.8 4.2-4.6 4.2-2.1 0-3.6-.8-4.5-2.2M76 15a4.9 5 0 1 1-9.8 0a4.9 5 0 0 1 9.8 0M80.7 4v17M80.7 14.4a4.1 4.3 0 0 1 8.2 0V21M93.7 6v11a3 3 0 0 0 3 3H98M91.4 10H98';
export const wordBox = '-1 2 100 25';
