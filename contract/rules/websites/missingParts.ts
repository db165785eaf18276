/** What a good page of a business has, in the order in which it helps: what visitors look for first. */
export const goodParts = ['hours', 'services', 'photos', 'phone', 'imprint'] as const;
export type GoodPart = (typeof goodParts)[number];

interface Said {
  sections?:
    | {
        hours?: { week: Partial<Record<string, readonly unknown[] | undefined>>; note: string } | undefined;
        services: readonly unknown[];
        menu: readonly unknown[];
        imprint: string;
      }
    | undefined;
  phone: string;
  /** Whether any of its pictures is the customer's own. */
  hasOwnPhoto: boolean;
}

/** What it does not have yet. A price list says what is done, too; whoever keeps no hours says so in the note. */
export function missingParts({ sections, phone, hasOwnPhoto }: Said): GoodPart[] {
  const { hours, services = [], menu = [], imprint = '' } = sections ?? {};
  const has: Record<GoodPart, boolean> = {
    hours:
      hours !== undefined && (hours.note !== '' || Object.values(hours.week).some((day) => (day ?? []).length > 0)),
    services: services.length + menu.length > 0,
    photos: hasOwnPhoto,
    phone: phone !== '',
    imprint: imprint !== '',
  };
  return goodParts.filter((part) => !has[part]);
}
