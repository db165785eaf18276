import * as v from 'valibot';

/** Replies that are files (`isFile`): bytes for the customer to save, fetched with the header like every other call. */
export const CsvFile = v.blob();
export const PdfFile = v.blob();
export const ZipFile = v.blob();
