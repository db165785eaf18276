/** Books, schools, science, art. */
import { flask, pill, testTube } from '../props/laboratory.mjs';
import { bookRow, bookStack, openBook, pencil, pencilCup } from '../props/stationery.mjs';
import { mug } from '../props/tableware.mjs';
import { BOOKS, glasses, oak, sheet, walnut, white } from './work.set.mjs';
import { colour, linen, matte, organic, painted, plain, plastic, terrazzo, wood } from '../tracer/materials.mjs';
import { noise } from '../tracer/random.mjs';
import { box, capsule, sphere } from '../tracer/shapes.mjs';

export const shots = [
  {
    name: 'books-stack-oak',
    size: 'portrait',
    tags: `${BOOKS}, stack, wood`,
    alt: 'Stack of books on an oak table',
    look: { key: 0.3, warmth: 0.2 },
    set(s) {
      s.lit('studio:window', 0.6).ground(oak());
      bookStack(s, [0, 0], { count: 6 });
      s.shoot({ from: [1.2, 1.8, 5.6], to: [0, 0.9, 0], angle: 29, aperture: 0.11 });
    },
  },
  {
    name: 'books-library-row',
    size: 'landscape',
    tags: `${BOOKS}, shelf, old books, university`,
    alt: 'Row of old books on a library shelf',
    look: { key: 0.15, warmth: 0.35 },
    set(s) {
      s.lit('studio:evening', 0.2).ground(walnut());
      s.add(box(14, 5, 0.2), wood('#5a3a26', '#2b1a10'), { at: [0, 2.5, -1] });
      bookRow(s, [-4, 0], {
        count: 26,
        hexes: ['#6b1f2a', '#24405c', '#2f5548', '#8a6a2f', '#3a2c28', '#7c4a2d', '#57606b'],
      });
      s.shoot({ from: [-1.6, 1.5, 5.6], to: [0.1, 1.1, 0], angle: 28, aperture: 0.16, focus: [0.2, 1, 0.7] });
    },
  },
  {
    name: 'books-open-window',
    size: 'classic',
    tags: `${BOOKS}, open book, poetry, pages`,
    alt: 'Open book in soft window light',
    look: { key: 0.42, warmth: 0.2 },
    set(s) {
      s.lit('studio:window', 0.3).ground(linen('#cfc4b2'));
      openBook(s, [0, 0], { turn: 0.2 });
      glasses(s, [1.6, 1.1], 0.4);
      s.shoot({ from: [0, 2.4, 4.2], to: [0.1, 0.12, 0.1], angle: 30, aperture: 0.13 });
    },
  },
  {
    name: 'school-apple-books',
    size: 'landscape',
    tags: 'school, education, teacher, books, apple, classroom, learning, students, pencils, study, back to school, kids',
    alt: 'Books, pencils and blackboard in a classroom',
    look: { key: 0.32 },
    set(s) {
      s.lit('studio:window', 0.1).ground(oak());
      s.add(
        box(14, 6, 0.2),
        painted((lx, ly) => colour('#2d4a40').map((v) => v * (0.85 + 0.3 * noise(lx * 1.5, ly * 1.5, 1))), {
          rough: 0.9,
          gloss: 0.2,
        }),
        { at: [0, 3, -3] },
      );
      const y = bookStack(s, [-0.5, 0], { count: 3, hexes: ['#c2413a', '#2f6fae', '#e2a93b'] });
      s.add(sphere(0.42), organic('#b3191f', '#c9542a', { rough: 0.2, bump: 0 }), { at: [-0.5, y + 0.4, 0] });
      s.add(capsule([0, 0, 0], [0.05, 0.25, 0], 0.025), matte('#4a3020'), { at: [-0.5, y + 0.75, 0] });
      pencilCup(s, [1.7, -0.2], { hex: '#f0ede5' });
      s.shoot({ from: [0.2, 1.9, 6.2], to: [0.4, 0.9, 0], angle: 30, aperture: 0.11 });
    },
  },
  {
    name: 'pencils-rainbow',
    size: 'wide',
    tags: 'pencils, colourful, art, school, drawing, kids, education, creative, rainbow, design, stationery, illustration',
    alt: 'Row of coloured pencils forming a rainbow',
    look: { key: 0.46, saturation: 1.08 },
    set(s) {
      s.lit('studio:softbox', 0.3).ground(white());
      [
        '#c5303a',
        '#e0632b',
        '#eea32c',
        '#f0d23f',
        '#93b83d',
        '#3f9a57',
        '#2f9d9d',
        '#2f76b8',
        '#3c4fa3',
        '#7a4a9c',
        '#b54a8c',
      ].forEach((hex, i) =>
        pencil(s, [(i - 5) * 0.34, 0.05, 2.2], [(i - 5) * 0.34, 0.05, -1 - 0.25 * Math.sin(i)], hex),
      );
      s.shoot({ from: [0, 3.2, 3.6], to: [0, 0, -0.1], angle: 30, aperture: 0.09 });
    },
  },
  {
    name: 'art-brushes-cup',
    size: 'portrait',
    tags: 'art, painting, brushes, studio, creative, artist, design, craft, colour, gallery, workshop, drawing',
    alt: 'Pencils and brushes in a ceramic cup in a studio',
    look: { key: 0.34 },
    set(s) {
      s.lit('workshop', 1.4, 18).ground(wood('#d0b08a', '#8f6d4b'));
      pencilCup(s, [0, 0], {
        hex: '#d7653f',
        hexes: ['#e9b32a', '#2b2b2b', '#c53a32', '#2f6fae', '#3f8f55', '#7a4a9c', '#f0f0f0'],
      });
      s.shoot({ from: [0.3, 1.7, 4.8], to: [0, 1.0, 0], angle: 31, aperture: 0.15 });
    },
  },
  {
    name: 'science-flasks-blue',
    size: 'landscape',
    tags: 'science, laboratory, chemistry, flask, research, experiment, health, medicine, education, liquid, blue, glass, biology',
    alt: 'Laboratory flasks with coloured liquids',
    look: { key: 0.4 },
    set(s) {
      s.lit('lab', 1.2, 22).ground(plain('#e8eced', { rough: 0.2 }));
      flask(s, [-0.9, 0], { liquid: '#1d6fd0' });
      flask(s, [0.8, -0.5], { liquid: '#19a07a', size: 0.8 });
      for (let i = 0; i < 3; i++) testTube(s, [1.9 + i * 0.42, 0.3], { liquid: ['#d6336c', '#f0a12b', '#7048c6'][i] });
      s.add(box(1.6, 0.5, 0.5, 0.05), plastic('#f6f6f4'), { at: [2.3, 0.25, 0.3] });
      s.shoot({ from: [0.2, 1.6, 6], to: [0.5, 0.75, 0], angle: 30, aperture: 0.13 });
    },
  },
  {
    name: 'science-tubes-dark',
    size: 'classic',
    tags: 'science, test tubes, laboratory, research, chemistry, medicine, pharma, technology, experiment, dark, biology, neon',
    alt: 'Glowing test tubes in a dark laboratory',
    look: { key: 0.1, saturation: 1.1 },
    set(s) {
      s.sweep('#10141c', matte('#10141c'), 14, 0.7).lit('studio:neon', 0.3);
      for (let i = 0; i < 6; i++)
        testTube(s, [(i - 2.5) * 0.55, 0], {
          liquid: ['#20c9e0', '#3b82f6', '#8b5cf6', '#d946ef', '#f43f5e', '#22d3a0'][i],
        });
      s.add(box(3.8, 0.42, 0.6, 0.05), plastic('#20242c', 0.3), { at: [0, 0.21, 0] });
      s.shoot({ from: [-0.7, 1.4, 5.4], to: [0, 0.85, 0], angle: 30, aperture: 0.09 });
    },
  },
  {
    name: 'health-pills-blue',
    size: 'landscape',
    tags: 'health, medicine, pills, pharmacy, doctor, hospital, medical, clinic, drugs, care, blue, treatment',
    alt: 'Red and white capsules on a blue background',
    look: { key: 0.36 },
    set(s) {
      s.sweep('#4a90c8', matte('#4a90c8')).lit('studio:softbox', 0.2);
      for (let i = 0; i < 13; i++)
        pill(s, [s.between(-1.7, 1.7), s.between(-1.2, 1.1)], {
          turn: s.between(0, 6),
          a: i % 3 ? '#e5483f' : '#f4c542',
        });
      s.shoot({ from: [0, 3.8, 4], to: [0, 0.1, 0], angle: 29, aperture: 0.07 });
    },
  },
  {
    name: 'news-papers-coffee',
    size: 'classic',
    tags: 'news, newspaper, paper, magazine, journalism, press, media, coffee, morning, reading, article, blog',
    alt: 'Newspapers and a cup of coffee on a terrazzo table',
    look: { key: 0.44 },
    set(s) {
      s.lit('studio:window', 0.3).ground(terrazzo('#e2ddd4', ['#b9aa98', '#8a9a94', '#c98e6f']));
      for (let i = 0; i < 4; i++)
        sheet(s, [-0.8 + i * 0.08, 0.1 - i * 0.05], { turn: 0.3 + i * 0.05, y: 0.02 + i * 0.02, hex: '#ece8dc' });
      sheet(s, [0.9, -0.9], { turn: -0.5, hex: '#ece8dc' });
      mug(s, [1.4, 0.6], { hex: '#30353c', turn: 0.4 });
      glasses(s, [-0.6, 1.1], 0.3, 0.1);
      s.shoot({ from: [0.2, 3.4, 4.6], to: [0.2, 0.15, 0], angle: 31, aperture: 0.1 });
    },
  },
];
