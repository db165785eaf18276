/** Offices, finance, law, strategy. */
import { laptop, phone } from '../props/devices.mjs';
import { plant } from '../props/flowers.mjs';
import { clock } from '../props/pleasure.mjs';
import { trophy } from '../props/sport.mjs';
import { book, bookRow, chequers, chessman, coins, pencil, pencilCup } from '../props/stationery.mjs';
import { mug } from '../props/tableware.mjs';
import { OFFICE, gavel, glasses, oak, sheet, walnut, white } from './work.set.mjs';
import { marble, matte, metal, plain, wood } from '../tracer/materials.mjs';
import { box, capsule } from '../tracer/shapes.mjs';

export const shots = [
  {
    name: 'office-laptop-oak',
    size: 'landscape',
    tags: `${OFFICE}, coffee, chart, plant`,
    alt: 'Laptop with charts and a cup of coffee on an oak desk',
    look: { key: 0.4 },
    set(s) {
      s.lit('apartment', 1.0, 25).ground(oak());
      laptop(s, [-0.3, 0], { turn: 0.15 });
      mug(s, [2.3, 0.4], { hex: '#f7f7f4', turn: 0.4 });
      plant(s, [-2.8, -1.6], { pot: '#e9e2d6', size: 0.9 });
      s.shoot({ from: [0.6, 2.5, 6.4], to: [0.1, 0.75, -0.2], angle: 32, aperture: 0.12 });
    },
  },
  {
    name: 'office-desk-white-top',
    size: 'classic',
    tags: `${OFFICE}, minimal, white, phone, pencil`,
    alt: 'Tidy white desk with a laptop, a phone and pencils',
    look: { key: 0.54, vignette: 0.14 },
    set(s) {
      s.lit('studio:window', 0.2).ground(white());
      laptop(s, [-0.5, -0.4], { turn: -0.1, hex: '#d9dbde' });
      phone(s, [2, 0.6], { turn: 0.25 });
      pencil(s, [1.4, 0.05, 1.9], [2.6, 0.05, 1.5]);
      pencilCup(s, [2.3, -1.5], { hex: '#f1efe9' });
      s.shoot({ from: [0.4, 4.4, 5.4], to: [0.3, 0.3, 0], angle: 34, aperture: 0.08 });
    },
  },
  {
    name: 'office-evening-code',
    size: 'landscape',
    tags: 'programming, code, developer, laptop, computer, software, technology, night, dark, startup, office, screen',
    alt: 'Laptop with code on the screen in a dark room with neon light',
    look: { key: 0.13, saturation: 1.1 },
    set(s) {
      s.lit('studio:neon', 0.1).ground(plain('#22232b', { rough: 0.35 }));
      laptop(s, [0, 0], { turn: 0.35, hex: '#3a3d45', screen: 'dark' });
      mug(s, [2.2, 0.9], { hex: '#1c1c22', dish: false });
      s.shoot({ from: [-0.6, 2.2, 5.8], to: [0.1, 0.8, 0], angle: 32, aperture: 0.08 });
    },
  },
  {
    name: 'business-chart-paper',
    size: 'landscape',
    tags: 'business, finance, chart, report, analysis, paper, pen, growth, office, meeting, consulting, accounting, professional',
    alt: 'Printed business charts with a pen and reading glasses',
    look: { key: 0.46 },
    set(s) {
      s.lit('studio:window', 0.4).ground(oak());
      sheet(s, [-0.8, 0], { turn: 0.2, kind: 'chart' });
      sheet(s, [0.9, -0.3], { turn: -0.12, kind: 'chart' });
      sheet(s, [0.2, 0.9], { turn: 0.05, y: 0.025 });
      glasses(s, [1.4, 0.9], 0.5);
      s.add(capsule([0, 0, 0], [1.4, 0.02, 0], 0.05), metal('#1b2436', 0.2), { at: [-1.4, 0.06, 1.2], turn: 0.6 });
      s.shoot({ from: [0.2, 3.3, 4.4], to: [0.1, 0.05, 0.2], angle: 31, aperture: 0.11 });
    },
  },
  {
    name: 'business-handshake-lobby-desk',
    size: 'wide',
    tags: 'business, reception, lobby, office, professional, company, corporate, hotel, desk, interior, meeting, welcome',
    alt: 'Reception desk with a tablet in a bright office lobby',
    look: { key: 0.46 },
    set(s) {
      s.lit('lobby', 0.2, 25).ground(marble('#f2f0ec', '#bcb6ae'));
      phone(s, [-0.4, 0.4], { turn: 0.4, screen: 'chart' });
      plant(s, [1.5, -0.6], { pot: '#2f4550', size: 0.75 });
      book(s, [-2, -0.2], { hex: '#1f3d5a', turn: 0.3 });
      s.shoot({ from: [0, 1.5, 5], to: [-0.1, 0.7, 0], angle: 29, aperture: 0.17 });
    },
  },
  {
    name: 'finance-coins-stacks',
    size: 'landscape',
    tags: 'finance, money, coins, savings, bank, investment, gold, business, growth, economy, accounting, insurance',
    alt: 'Growing stacks of gold coins',
    look: { key: 0.28, warmth: 0.15 },
    set(s) {
      s.lit('lobby', 2.0, 25).ground(walnut());
      [3, 6, 9, 13].forEach((count, i) => coins(s, [-1.5 + i * 0.95, 0], { count }));
      coins(s, [1.9, 1.1], { count: 1 });
      coins(s, [-0.6, 1.2], { count: 1 });
      s.shoot({ from: [0.3, 1.5, 5.2], to: [0, 0.48, 0.1], angle: 28, aperture: 0.13 });
    },
  },
  {
    name: 'finance-coins-plant',
    size: 'square',
    tags: 'finance, savings, growth, investment, plant, money, coins, sustainable, green, bank, business, future',
    alt: 'Young plant growing on a stack of coins',
    look: { key: 0.36 },
    set(s) {
      s.lit('park', 2.9, 22).ground(oak());
      coins(s, [0, 0], { count: 7, radius: 0.6 });
      plant(s, [0, 0], { pot: '#8a5a3a', size: 0.42, y: 0.54, leaves: 8 });
      coins(s, [1.2, 0.4], { count: 3 });
      coins(s, [-1.1, 0.5], { count: 2 });
      s.shoot({ from: [0, 1.3, 4.6], to: [0, 0.72, 0], angle: 29, aperture: 0.13 });
    },
  },
  {
    name: 'law-gavel',
    size: 'landscape',
    tags: 'law, justice, lawyer, gavel, court, judge, legal, attorney, books, notary, business, advice',
    alt: 'Judge gavel in front of law books',
    look: { key: 0.18, warmth: 0.25 },
    set(s) {
      s.lit('studio:evening', 0.3).ground(walnut());
      gavel(s, [-0.6, 0.4], 0.9);
      bookRow(s, [-2.6, -1.9], { count: 15, hexes: ['#5a1f22', '#1f3350', '#3d2b1c'] });
      s.shoot({ from: [0.2, 1.9, 6], to: [0, 0.75, 0], angle: 31, aperture: 0.13, focus: [-0.6, 0.7, 0.8] });
    },
  },
  {
    name: 'chess-strategy-bw',
    size: 'square',
    tags: 'chess, strategy, business, game, king, black and white, decision, leadership, plan, consulting, competition, monochrome',
    alt: 'Chess king among pawns in black and white',
    look: { key: 0.2, mono: true, contrast: 1.15 },
    set(s) {
      s.lit('studio:window', 0.8).ground(chequers('#e4dcce', '#2a2522'));
      const ivory = plain('#ece2cf', { rough: 0.2 });
      const ebony = plain('#1c1817', { rough: 0.18 });
      chessman(s, 'king', [-0.5, -0.5], ivory);
      for (const [x, z] of [
        [0.5, 0.5],
        [1.5, -0.5],
        [-1.5, 0.5],
        [2.5, -1.5],
      ])
        chessman(s, 'pawn', [x, z], ebony);
      chessman(s, 'queen', [1.5, -2.5], ebony);
      s.shoot({ from: [-0.3, 1.7, 6], to: [0.1, 0.85, 0], angle: 27, aperture: 0.13 });
    },
  },
  {
    name: 'chess-wood-warm',
    size: 'landscape',
    tags: 'chess, strategy, game, board, wood, hobby, competition, business, planning, club, thinking, leisure',
    alt: 'Wooden chess pieces on a board in evening light',
    look: { key: 0.22, warmth: 0.3 },
    set(s) {
      s.lit('studio:evening', 0.5).ground(chequers('#d6b07b', '#5a3722'));
      const light = wood('#e2bf8a', '#c29a62', { fine: 3, rough: 0.25 });
      const dark = wood('#5b3722', '#38200f', { fine: 3, rough: 0.25 });
      ['rook', 'bishop', 'queen', 'king', 'bishop', 'rook'].forEach((kind, i) =>
        chessman(s, kind, [-2.5 + i, -1.5], dark),
      );
      for (let i = 0; i < 6; i++) chessman(s, 'pawn', [-2.5 + i, i === 3 ? 0.5 : -0.5], dark);
      chessman(s, 'queen', [0.5, 1.5], light);
      chessman(s, 'pawn', [-0.5, 1.5], light);
      s.shoot({ from: [1.6, 2, 5.6], to: [0.1, 0.6, 0], angle: 29, aperture: 0.13 });
    },
  },
  {
    name: 'clock-wall-white',
    size: 'square',
    tags: 'clock, time, deadline, business, office, white, minimal, wall, schedule, hours, planning, punctual',
    alt: 'Wall clock on a white wall in the sun',
    look: { key: 0.56, vignette: 0.12 },
    set(s) {
      s.lit('studio:sun', 0.55);
      s.add(box(20, 20, 0.2), matte('#eceae5', 0.03), { at: [0, 0, -0.32] });
      clock(s, [0, 0, 0], { size: 1.2 });
      s.shoot({ from: [-0.6, 0.2, 6.4], to: [0, 0, 0], angle: 28, aperture: 0.03 });
    },
  },
  {
    name: 'trophy-winner',
    size: 'portrait',
    tags: 'trophy, award, winner, success, sport, champion, gold, competition, business, first place, achievement, prize',
    alt: 'Golden trophy in bright stage light',
    look: { key: 0.16, warmth: 0.2 },
    set(s) {
      s.lit('hall', 1.1, 40).ground(plain('#1e1e22', { rough: 0.18 }));
      trophy(s, [0, 0]);
      s.shoot({ from: [0, 1.5, 6.4], to: [0, 1.2, 0], angle: 29, aperture: 0.15 });
    },
  },
  {
    name: 'team-pawns-colour',
    size: 'landscape',
    tags: 'team, teamwork, people, community, diversity, business, group, leadership, colourful, network, meeting, human resources',
    alt: 'Group of colourful wooden figures standing together',
    look: { key: 0.46 },
    set(s) {
      s.sweep('#e6ecef', matte('#e6ecef')).lit('studio:sun', 0.2);
      const hexes = ['#d9463d', '#ee9a3b', '#f2cf4a', '#67ab5b', '#3f86c4', '#7a5bb0', '#2aa59a'];
      for (let i = 0; i < 11; i++) {
        const a = (i / 11) * 6.28;
        chessman(
          s,
          'pawn',
          [1.7 * Math.cos(a) + s.between(-0.1, 0.1), 1.1 * Math.sin(a)],
          plain(hexes[i % 7], { rough: 0.35 }),
          0.95,
        );
      }
      chessman(s, 'pawn', [0, 0], plain('#22262c', { rough: 0.3 }), 1.25);
      s.shoot({ from: [0, 2.6, 6.4], to: [0, 0.4, 0], angle: 29, aperture: 0.05 });
    },
  },
];
