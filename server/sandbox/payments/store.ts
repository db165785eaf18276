import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { StoredInvoice } from './invoices';

export interface InvoiceStore {
  all(): Iterable<StoredInvoice>;
  find(id: string): StoredInvoice | undefined;
  findByReference(reference: string): StoredInvoice | undefined;
  save(invoice: StoredInvoice): void;
}

/** A file for each invoice in `folder`, written whole and then renamed, so that a killed process leaves none half written. */
export function createStore(folder: string): InvoiceStore {
  let loaded: Map<string, StoredInvoice> | undefined;
  const invoices = () => {
    loaded ??= new Map(read(folder).map((invoice) => [invoice.id, invoice]));
    return loaded;
  };
  return {
    all: () => invoices().values(),
    find: (id) => invoices().get(id),
    findByReference: (reference) => [...invoices().values()].find((invoice) => invoice.reference === reference),
    save(invoice) {
      invoices().set(invoice.id, invoice);
      mkdirSync(folder, { recursive: true });
      const path = join(folder, `${invoice.id}.json`);
      writeFileSync(`${path}.new`, JSON.stringify(invoice));
      renameSync(`${path}.new`, path);
    },
  };
}

function read(folder: string): StoredInvoice[] {
  let names: string[];
  try {
    names = readdirSync(folder);
  } catch {
    return [];
  }
  return names
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => {
      const parsed = v.safeParse(
        v.pipe(v.string(), v.parseJson(), StoredInvoice),
        readFileSync(join(folder, name), 'utf8'),
      );
      return parsed.success ? [parsed.output] : [];
    });
}
