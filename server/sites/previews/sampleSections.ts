import type { Trade } from '../../../contract/rules/websites/site';
import type { SiteSectionsInput } from '../../../contract/wire/websites/sections';

/** What the businesses of the preview pictures say beside their description: as invented as they are. */
export interface Told {
  readonly trade: Trade;
  readonly sections: SiteSectionsInput;
}

const weekdays = (from: string, to: string) =>
  Object.fromEntries(['monday', 'tuesday', 'wednesday', 'thursday', 'friday'].map((day) => [day, [{ from, to }]]));
const service = (name: string, description: string, price = '', duration = '') => ({
  name,
  description,
  price,
  duration,
});

export const told: Readonly<Record<string, Told>> = {
  timetable: {
    trade: 'school',
    sections: {
      hero: { action: { kind: 'visit', label: 'Visit an open day' } },
      services: [
        service('Mornings', 'Reading, writing and mathematics in groups mixed by age.'),
        service('Afternoons', 'Projects, theatre, music and a garden of our own.'),
        service('Holiday club', 'Six weeks of the year, from eight to five.', '€95', 'a week'),
      ],
      hours: { week: weekdays('07:30', '17:00'), note: 'The office is open until noon.' },
      questions: [
        { question: 'When can we apply?', answer: 'All year round. Places for August are given in March.' },
        { question: 'Is there a school bus?', answer: 'Yes, from the station and from the market square.' },
      ],
    },
  },
  blueprint: {
    trade: 'school',
    sections: {
      hero: { action: { kind: 'book', label: 'See the dates' } },
      services: [
        service(
          'Mechanics for beginners',
          'Read a plan, file, drill, turn, and take home what you made.',
          '€240',
          '4 evenings',
        ),
        service('Repair a camera', 'Shutters, seals and light meters, on the camera you bring.', '€180', 'a weekend'),
        service('Open bench', 'Your own project, our tools, and somebody who knows how.', '€15', 'an evening'),
      ],
      booking: 'https://example.com/courses',
      hours: { week: { ...weekdays('17:00', '22:00'), saturday: [{ from: '10:00', to: '16:00' }] } },
    },
  },
  cabinet: {
    trade: 'school',
    sections: {
      services: [
        service('Evening courses', 'Nine languages, groups of six, one large table.', '€190', '10 evenings'),
        service('One to one', 'For a move, an examination or a love letter.', '€42', '45 min'),
        service('Conversation', 'Come when you like, speak what you can.', 'free', 'Thursdays'),
      ],
      testimonials: [
        { text: 'I came for ten lessons and stayed for three years.', author: 'Helen W.', about: 'Spanish' },
        { text: 'The first place where I dared to make mistakes.', author: 'Tariq A.', about: 'Polish' },
      ],
      hours: { week: weekdays('14:00', '21:00') },
    },
  },
  practice: {
    trade: 'health',
    sections: {
      hero: { action: { kind: 'book', label: 'Book an appointment' } },
      booking: 'https://example.com/appointments',
      services: [
        service('Check-up and cleaning', 'Twice a year, with time for your questions.', '', '45 min'),
        service('Fillings and crowns', 'Made to last, and made to look like yours.'),
        service('Children', 'First visits without a drill, as long as it takes.'),
        service('Pain today', 'Call before ten and we see you the same day.'),
      ],
      hours: { week: { ...weekdays('08:00', '18:00'), wednesday: [{ from: '08:00', to: '13:00' }] } },
      team: [
        { name: 'Dr Anna Lindqvist', role: 'Dentist', text: 'Twenty years in practice, ten of them here.' },
        { name: 'Marta Kowal', role: 'Dental hygienist', text: 'Speaks Polish, German and English.' },
      ],
      testimonials: [
        { text: 'The first dentist my son asks to go to.', author: 'P. Moreau' },
        { text: 'Everything was explained before it was done.', author: 'J. Adler' },
      ],
      questions: [
        { question: 'Do you take new patients?', answer: 'Yes. Write or call, the first visit takes an hour.' },
        { question: 'Is there a lift?', answer: 'Yes, and a parking space for wheelchairs at the door.' },
      ],
    },
  },
  callout: {
    trade: 'repair',
    sections: {
      hero: { headline: 'Burst pipes, cold heaters, blocked drains: mended today.', action: { kind: 'call' } },
      services: [
        service('Emergency call-out', 'Day and night, with a price before we start.', 'from €89'),
        service('Heating', 'Service and repair of boilers of every make.', 'from €120', '1 h'),
        service('Bathrooms', 'Planned, tiled and connected by one team.', 'on request'),
        service('Drains', 'Cleared without breaking the wall, checked by camera.', 'from €95'),
      ],
      area: { text: 'We are with you within the hour.', places: ['Mitte', 'Pankow', 'Wedding', 'Friedrichshain'] },
      hours: { week: weekdays('07:00', '18:00'), note: 'Emergencies at any time.' },
      testimonials: [{ text: 'Here in forty minutes, done in twenty.', author: 'S. Brandt' }],
    },
  },
  carte: {
    trade: 'food',
    sections: {
      hero: { action: { kind: 'book', label: 'Book a table' } },
      booking: 'https://example.com/table',
      menu: [
        {
          name: 'To begin',
          items: [
            { name: 'Leeks, hazelnut, egg', price: '€9' },
            { name: 'Smoked trout, cucumber, dill', price: '€12' },
          ],
        },
        {
          name: 'Main courses',
          items: [
            { name: 'Barley with mushrooms', description: 'Autumn only', price: '€18' },
            { name: 'Pike-perch, fennel, lemon', price: '€24' },
            { name: 'Shoulder of lamb for two', price: '€52' },
          ],
        },
      ],
      hours: {
        week: Object.fromEntries(
          ['wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((day) => [
            day,
            [{ from: '18:00', to: '23:30' }],
          ]),
        ),
      },
    },
  },
  shopfront: {
    trade: 'shop',
    sections: {
      hero: { action: { kind: 'visit' } },
      services: [
        service('Kitchen', 'Pans, pots and knives that can be mended.'),
        service('Table', 'Ceramics and linen from makers we know.'),
        service('Repairs', 'Handles, rivets, tinning: bring it back.', 'from €8'),
      ],
      hours: { week: { ...weekdays('10:00', '18:30'), saturday: [{ from: '10:00', to: '16:00' }] } },
    },
  },
  meadow: {
    trade: 'garden',
    sections: {
      hero: { action: { kind: 'call' } },
      services: [
        service('Planning', 'We look at soil and light before we talk about plants.', '€80', '1 h'),
        service('Planting', 'Beds, hedges and fruit trees that suit the place.'),
        service('Care', 'Once a month or once a year, as your garden needs.', 'from €45'),
      ],
      area: { places: ['Berlin', 'Potsdam', 'Bernau'] },
      hours: { week: weekdays('08:00', '17:00') },
      testimonials: [{ text: 'Our bees send their regards.', author: 'The Ahmadi family' }],
    },
  },
  bonbon: {
    trade: 'food',
    sections: {
      hero: { action: { kind: 'visit' } },
      menu: [
        {
          name: 'Every morning',
          items: [
            { name: 'Almond croissant', price: '€3.20' },
            { name: 'Brioche with orange', price: '€2.90' },
          ],
        },
        { name: 'To order', items: [{ name: 'Celebration cake', description: 'For twelve', price: 'from €48' }] },
      ],
      hours: { week: { ...weekdays('07:00', '15:00'), saturday: [{ from: '07:00', to: '13:00' }] } },
    },
  },
  swatch: {
    trade: 'shop',
    sections: {
      shop: 'https://example.com/shop',
      hero: { action: { kind: 'shop' } },
      services: [
        service('For the desk', 'Pens, paper and small lamps, by shade.'),
        service('For the table', 'Cups, candles and cloths in one tone.'),
        service('Wrapped', 'In paper of the same colour, with a card.', '€3'),
      ],
    },
  },
  masthead: {
    trade: 'art',
    sections: {
      hero: { action: { kind: 'shop', label: 'Order the magazine' } },
      shop: 'https://example.com/magazine',
      services: [
        service('One issue', 'One coast from end to end, 128 pages.', '€14'),
        service('A year', 'Four issues, sent by post.', '€48'),
      ],
    },
  },
  exhibition: {
    trade: 'photography',
    sections: {
      hero: { action: { kind: 'write' } },
      services: [
        service('Portraits', 'At your place, in daylight.', 'from €320', '2 h'),
        service('Houses and rooms', 'Before you leave them, or before you move in.', 'from €480', 'a day'),
        service('Prints', 'By hand, on cotton, numbered.', 'from €90'),
      ],
    },
  },
  overprint: {
    trade: 'sport',
    sections: {
      hero: { action: { kind: 'write', label: 'Ride with us' } },
      services: [
        service('Slow ride', 'Twenty kilometres, two stops, one cake.', 'free', 'Sundays'),
        service('Repair evening', 'Bring what broke. Tools are there.', 'free', 'Wednesdays'),
        service('Night ride', 'Lights on, at full moon.', 'free', 'monthly'),
      ],
      hours: { week: { wednesday: [{ from: '18:00', to: '21:00' }], sunday: [{ from: '10:00', to: '15:00' }] } },
    },
  },
  picnic: {
    trade: 'club',
    sections: {
      hero: { action: { kind: 'write', label: 'Bring a dish' } },
      notice: { text: 'This year we meet on the first Saturday of July, from noon.' },
      questions: [
        { question: 'What do I bring?', answer: 'A dish, a chair, and one person you do not know yet.' },
        { question: 'And if it rains?', answer: 'We move under the bridge and start again.' },
      ],
    },
  },
};
