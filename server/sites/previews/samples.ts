/** The businesses of the preview pictures. They are invented; their words only show how a template reads. */

export interface Sample {
  readonly slug: string;
  readonly domain: string;
  readonly name: string;
  readonly description: string;
  readonly keywords: readonly string[];
  /** Names of shots in the stock library, the first view's first. */
  readonly shots: readonly string[];
  /** A mark on a 100 by 100 ground: one colour, one path. */
  readonly mark: { readonly color: string; readonly path: string };
}

export const samples: readonly Sample[] = [
  {
    slug: 'timetable',
    domain: 'lindenhof-school.org',
    name: 'Lindenhof School',
    description:
      'A small primary school where children learn by making, asking and going outside. Our classes are mixed by age, so the older ones explain and the younger ones look over their shoulder. Mornings belong to reading, writing and mathematics. Afternoons belong to projects: a weather station, a play, a map of the brook behind the gym.',
    keywords: ['reading', 'mathematics', 'projects', 'music', 'school garden', 'forest days', 'theatre'],
    shots: [
      'school-desk-apple',
      'pencils-fan',
      'globe-maps',
      'microscope-lab',
      'school-building-yard',
      'toy-blocks-train',
    ],
    mark: {
      color: '#2f6f4f',
      path: 'M50 92V58M50 92C20 80 8 52 22 24c10 10 20 4 28-16 8 20 18 26 28 16 14 28 2 56-28 68Z',
    },
  },
  {
    slug: 'blueprint',
    domain: 'werkraum-academy.com',
    name: 'Werkraum Academy',
    description:
      'Evening and weekend courses in mechanics, optics and repair. You bring a plan or a broken camera and leave with something that works. Groups are small and every bench has its own set of tools. Our teachers are craftspeople who still work in their trade.',
    keywords: ['mechanics', 'optics', 'repair', 'hand tools', 'weekend courses', 'open bench'],
    shots: ['tools-pegboard', 'wrench-pipes-flat', 'camera-leather', 'film-rolls-colour', 'blueprint-helmet'],
    mark: { color: '#1d4e9e', path: 'M10 18h18l10 44 12-34 12 34 10-44h18L74 86H56l-6-20-6 20H26Z' },
  },
  {
    slug: 'cabinet',
    domain: 'babel-school.org',
    name: 'Babel',
    description:
      'A language school in an old reading room, with nine languages and one large table. You learn in groups of six, with people who want to speak rather than to pass. Each course begins with a story and ends with one you tell yourself. We lend books in every language we teach, for as long as you need them.',
    keywords: ['Spanish', 'Arabic', 'Polish', 'Japanese', 'evening courses', 'book lending', 'conversation', 'grammar'],
    shots: ['open-book-landscape', 'books-reading-corner', 'globe-maps', 'reading-glasses-stack', 'cafe-window-rain'],
    mark: {
      color: '#146c6c',
      path: 'M14 10h44c30 0 30 36 8 40 28 4 26 40-6 40H14ZM32 26v16h22c12 0 12-16 0-16ZM32 58v16h24c14 0 14-16 0-16Z',
    },
  },
  {
    slug: 'shopfront',
    domain: 'kettle-and-co.shop',
    name: 'Kettle & Co',
    description:
      'Household goods that are made to be repaired. We sell pans, pots, linen and ceramics from makers we know by name. Everything in the shop has been used at home first, by us. If a handle comes loose, bring it back and we mend it.',
    keywords: ['household goods', 'ceramics', 'copper pans', 'linen', 'repairs', 'candles'],
    shots: [
      'ceramics-kitchen-shelf',
      'tea-set-green',
      'kitchen-copper-pans',
      'plant-shelf',
      'cosmetics-arch',
      'shopping-bags-row',
      'table-setting-top',
    ],
    mark: { color: '#1f6b45', path: 'M16 10h16v32l30-32h22L54 46l34 44H66L42 58l-10 10v22H16Z' },
  },
  {
    slug: 'bonbon',
    domain: 'maison-amande.com',
    name: 'Maison Amande',
    description:
      'A small patisserie that bakes before the town wakes up. We work with butter, almonds and whatever fruit the season brings. Nothing stays in the window for longer than a day. Cakes for celebrations are made to order, and we like to talk about them first.',
    keywords: ['patisserie', 'almond croissants', 'macarons', 'celebration cakes', 'seasonal'],
    shots: [
      'cake-counter',
      'donuts-pattern',
      'bakery-front',
      'croissants-tray',
      'bread-board-window',
      'bakery-shelves',
    ],
    mark: { color: '#4f9d7c', path: 'M50 6C78 34 86 60 50 94 14 60 22 34 50 6ZM50 30v48' },
  },
  {
    slug: 'swatch',
    domain: 'oda-colour.com',
    name: 'Oda',
    description:
      'Gifts sorted by colour, because that is how people remember them. We choose small things for the desk, the table and the shelf, and keep them together by shade. Tell us a colour and we send you what we have in it. Everything is wrapped in paper of the same tone.',
    keywords: ['gifts', 'desk', 'tableware', 'toys', 'sweets', 'gift wrapping'],
    shots: [
      'shoe-display-steps',
      'headphones-yellow-desk',
      'pencils-fan',
      'jewellery-rings',
      'suitcase-travel',
      'shopping-bags-row',
      'vinyl-player',
      'nail-polish-row',
    ],
    mark: { color: '#d3542c', path: 'M50 10a40 40 0 1 0 .1 0ZM50 50V10a40 40 0 0 1 40 40Z' },
  },
  {
    slug: 'masthead',
    domain: 'undertow.press',
    name: 'Undertow',
    description:
      'A magazine about the sea and the people who cannot leave it alone. Four writers, two photographers and one very old boat. We go where the ferries stop and stay until somebody tells us a story. Every issue follows one coast from end to end, and we print what we find.',
    keywords: ['coast', 'ferries', 'harbour towns', 'tides', 'boat building', 'photo essays'],
    shots: [
      'sauna-lake',
      'lighthouse-coast',
      'fish-on-ice',
      'beach-parasols',
      'old-town-evening',
      'typewriter-pages',
      'mountain-lake-boat',
    ],
    mark: { color: '#222222', path: 'M4 58c16-26 30-26 46 0s30 26 46 0v18c-16 26-30 26-46 0s-30-26-46 0Z' },
  },
  {
    slug: 'exhibition',
    domain: 'studio-valen.com',
    name: 'Studio Valen',
    description:
      'Portraits, places and things, photographed slowly. We work with one camera, daylight and as much time as it takes. Most of our pictures are made for books and exhibitions. Some are made for people who want to remember a house before they leave it.',
    keywords: ['still life', 'architecture', 'portraits', 'analogue', 'hand prints', 'books'],
    shots: [
      'tripod-canyon',
      'bouquet-blue-vase',
      'towers-glass-up-ink',
      'camera-leather',
      'photo-prints-line',
      'lighthouse-coast-ink',
      'old-town-evening',
    ],
    mark: { color: '#2b2b2b', path: 'M8 14h18l24 58 24-58h18L58 90H42Z' },
  },
  {
    slug: 'overprint',
    domain: 'slowspoke.club',
    name: 'Slowspoke',
    description:
      'A bicycle club for people who ride slowly and stop often. We meet in the yard behind the library, pump up each other’s tyres and decide where to go. Nobody is left behind on a hill. In winter we mend what broke in summer, and somebody always brings soup.',
    keywords: ['slow rides', 'repair evenings', 'night rides', 'families', 'cargo bikes', 'soup'],
    shots: ['bicycle-wall-blue', 'street-party-table', 'car-country-road', 'cafe-window-rain'],
    mark: { color: '#2440b8', path: 'M50 8a42 42 0 1 0 .1 0ZM50 26a24 24 0 1 1-.1 0Z' },
  },
  {
    slug: 'picnic',
    domain: 'the-long-table.org',
    name: 'The Long Table',
    description:
      'Once a summer our street puts its tables together and eats. Everybody brings a dish and one person they do not know yet. There is a choir, a cake for the oldest neighbour and a prize for the smallest bicycle. If it rains, we move under the bridge and start again.',
    keywords: ['street dinner', 'neighbours', 'choir', 'home cooking', 'children', 'music'],
    shots: [
      'street-party-table',
      'vegetables-board',
      'bread-board-window',
      'party-balloons',
      'market-stall',
      'table-setting-top',
      'guitar-amp-room',
      'wine-vineyard',
    ],
    mark: {
      color: '#c0322b',
      path: 'M18 10h8v26h6V10h8v26c0 10-6 14-8 16v38H26V52c-4-2-8-6-8-16ZM62 90V10c18 6 22 24 20 46H70v34Z',
    },
  },
  {
    slug: 'practice',
    domain: 'lindqvist-dental.com',
    name: 'Lindqvist Dental',
    description:
      'A dental practice that takes its time, for adults and children. We explain before we begin, and stop when you raise your hand. Most of what we do is to keep teeth healthy, so that there is little to repair.',
    keywords: ['dentist', 'check-up', 'children', 'fillings', 'emergencies'],
    shots: ['dentist-treatment-room', 'dental-tools-tray', 'tooth-clean', 'waiting-room', 'toothbrushes-cup'],
    mark: {
      color: '#2a6f80',
      path: 'M30 10c-16 0-22 14-18 32 4 20 8 48 18 48 9 0 8-26 20-26s11 26 20 26c10 0 14-28 18-48 4-18-2-32-18-32-10 0-12 5-20 5s-10-5-20-5Z',
    },
  },
  {
    slug: 'callout',
    domain: 'brook-and-sons.com',
    name: 'Brook & Sons Plumbing',
    description:
      'Plumbers for the north of the city since 1987. We tell you the price before we start, and we clean up when we leave. Boilers, bathrooms, drains: one team does it all.',
    keywords: ['plumber', 'heating', 'boiler repair', 'drains', 'bathrooms'],
    shots: ['boiler-radiator', 'plumber-pipes-gauge', 'bathroom-tub', 'wrench-pipes-flat'],
    mark: { color: '#1d4fa3', path: 'M50 6c20 26 32 40 32 56a32 32 0 0 1-64 0C18 46 30 32 50 6Z' },
  },
  {
    slug: 'carte',
    domain: 'at-the-weir.com',
    name: 'At the Weir',
    description:
      'A small restaurant by the river, with a kitchen that follows the season. We cook with what twelve farms nearby bring us on Wednesday. There are thirty seats inside and, from May, twenty under the trees.',
    keywords: ['restaurant', 'seasonal cooking', 'river terrace', 'wine', 'private dinners'],
    shots: [
      'restaurant-evening',
      'table-setting-top',
      'vegetables-board',
      'wine-vineyard',
      'terrace-parasol',
      'kitchen-copper-pans',
    ],
    mark: {
      color: '#8a3b1f',
      path: 'M10 30c20-16 30 16 50 0 12-10 20-6 30 0v12c-20-12-30 16-50 4-12-8-20-2-30 4ZM10 60c20-16 30 16 50 0 12-10 20-6 30 0v12c-20-12-30 16-50 4-12-8-20-2-30 4Z',
    },
  },
  {
    slug: 'meadow',
    domain: 'greenhand-gardens.com',
    name: 'Greenhand Gardens',
    description:
      'Gardens that are alive: for people, birds and bees. We plan, plant and look after gardens and balconies, without poison and without haste. Tell us how much time you have, and we plan a garden that takes no more.',
    keywords: ['garden planning', 'planting', 'garden care', 'balconies', 'fruit trees'],
    shots: ['garden-spade-beds', 'greenhouse', 'topiary-garden', 'plant-shelf', 'flower-buckets'],
    mark: { color: '#3c7a3a', path: 'M50 94V50C20 50 8 34 8 10c26 0 42 12 42 34 0-22 16-34 42-34 0 24-12 40-42 40' },
  },
];
