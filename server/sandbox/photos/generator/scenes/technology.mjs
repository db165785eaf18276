/** Cameras, phones, computers, machines, building. */
import { camera, lens, phone } from '../props/devices.mjs';
import { bolt, bulb, gear } from '../props/laboratory.mjs';
import { walnut, white } from './work.set.mjs';
import {
  colour,
  concrete,
  copper,
  glow,
  gold,
  matte,
  metal,
  organic,
  painted,
  plain,
  plastic,
  silver,
  steel,
  wood,
} from '../tracer/materials.mjs';
import { noise } from '../tracer/random.mjs';
import { box, capsule, cylinder, ellipsoid, lathe, sphere } from '../tracer/shapes.mjs';

export const shots = [
  {
    name: 'gears-steel',
    size: 'landscape',
    tags: 'gears, machine, engineering, industry, mechanical, steel, factory, technology, metal, construction, process, teamwork',
    alt: 'Interlocking steel gears',
    look: { key: 0.2 },
    set(s) {
      s.lit('warehouse', 1.1, 30).ground(concrete('#5a5d60'));
      gear(s, [-0.95, 0], { radius: 1 });
      gear(s, [0.86, 0.35], { radius: 0.8, teeth: 13, material: copper(0.25), turn: 0.1 });
      gear(s, [0.4, -1.35], { radius: 0.62, teeth: 10, material: steel(0.4) });
      bolt(s, [2.0, 1.1]);
      s.shoot({ from: [0.2, 2.9, 4.3], to: [0, 0.1, -0.1], angle: 29, aperture: 0.1 });
    },
  },
  {
    name: 'bolts-workshop',
    size: 'classic',
    tags: 'bolts, screws, tools, workshop, hardware, construction, repair, mechanic, metal, industry, handyman, steel',
    alt: 'Steel bolts on a workbench in a workshop',
    look: { key: 0.28 },
    set(s) {
      s.lit('workshop', 0.6, 20).ground(wood('#a98258', '#5d4128'));
      for (let i = 0; i < 9; i++)
        bolt(s, [s.between(-1.6, 1.6), s.between(-0.8, 0.9)], { material: i % 4 === 0 ? copper(0.3) : steel(0.28) });
      gear(s, [1.9, -1.2], { radius: 0.7 });
      s.shoot({ from: [0, 1.4, 4.2], to: [0, 0.4, 0], angle: 31, aperture: 0.13 });
    },
  },
  {
    name: 'construction-bricks',
    size: 'landscape',
    tags: 'construction, bricks, building, house, builder, architecture, contractor, wall, material, renovation, work, site',
    alt: 'Stack of red bricks on a construction site',
    look: { key: 0.34 },
    set(s) {
      s.lit('warehouse', 2.9, 25).ground(concrete('#8f8b85'));
      const brick = organic('#a4492f', '#8a3823', { scale: 4, rough: 0.9, gloss: 0.2, bump: 0.04 });
      for (let row = 0; row < 5; row++)
        for (let i = 0; i < 5 - (row % 2) - Math.floor(row / 3); i++)
          s.add(box(1.02, 0.4, 0.5, 0.03), brick, {
            at: [-2 + i * 1.06 + (row % 2) * 0.53, 0.2 + row * 0.415, s.between(-0.03, 0.03)],
            turn: s.between(-0.02, 0.02),
          });
      s.add(
        lathe(
          [
            [0.9, 0],
            [0.86, 0.06],
            [0.62, 0.1],
            [0.58, 0.3],
            [0.42, 0.52],
            [0.2, 0.62],
            [0, 0.64],
          ],
          { smooth: 3 },
        ),
        plastic('#f2c21d', 0.2),
        { at: [1.5, 0, 1.2] },
      );
      s.add(box(0.14, 0.06, 1.1, 0.03), plastic('#f2c21d', 0.2), { at: [1.5, 0.64, 1.2] });
      s.shoot({ from: [0.6, 1.7, 6.6], to: [0.1, 0.85, 0], angle: 30, aperture: 0.13 });
    },
  },
  {
    name: 'architecture-model-plans',
    size: 'landscape',
    tags: 'architecture, model, plans, design, building, engineer, real estate, construction, project, white, office, city',
    alt: 'White architectural model of a small city',
    look: { key: 0.34 },
    set(s) {
      s.lit('studio:sun', 0.3).ground(white());
      for (let i = -4; i <= 4; i++)
        for (let j = -3; j <= 3; j++) {
          if (s.random() < 0.3) continue;
          const h = 0.3 + 1.7 * s.random() ** 2;
          s.add(box(0.55, h, 0.55, 0.01), matte(s.random() < 0.1 ? '#d0553c' : '#f4f2ee', 0.01), {
            at: [i * 0.8, h / 2, j * 0.8],
          });
        }
      s.shoot({ from: [4.2, 4.6, 6.4], to: [0, 0.3, 0], angle: 31, aperture: 0.12 });
    },
  },
  {
    name: 'idea-bulb-dark',
    size: 'portrait',
    tags: 'idea, light bulb, innovation, energy, electricity, creative, startup, dark, technology, inspiration, lamp, business',
    alt: 'Glowing light bulb in the dark',
    look: { key: 0.045, warmth: 0.4 },
    set(s) {
      s.sweep('#1a1614', matte('#1a1614'), 12, 0.6).lit('studio:rim', 0.2);
      bulb(s, [0, 0]);
      s.shoot({ from: [0, 1.2, 5.4], to: [0, 0.8, 0], angle: 29, aperture: 0.06 });
    },
  },
  {
    name: 'camera-vintage-wood',
    size: 'landscape',
    tags: 'camera, photography, photographer, vintage, lens, film, hobby, travel, retro, studio, picture, wood',
    alt: 'Vintage camera on a wooden table',
    look: { key: 0.22, warmth: 0.25 },
    set(s) {
      s.lit('apartment', 2.7, 25).ground(walnut());
      camera(s, [-0.2, 0], { hex: 'silver', turn: 0.3 });
      lens(s, [1.6, 0, -0.3], { size: 0.5 });
      s.shoot({ from: [0.2, 1.2, 4.8], to: [0.3, 0.5, 0], angle: 28, aperture: 0.13, focus: [-0.1, 0.5, 0.5] });
    },
  },
  {
    name: 'camera-studio-black',
    size: 'square',
    tags: 'camera, photography, studio, lens, black, photographer, professional, film, equipment, technology, shoot, dark',
    alt: 'Black camera in a dark photo studio',
    look: { key: 0.1 },
    set(s) {
      s.sweep('#202226', matte('#202226'), 14, 0.7).lit('studio:rim', 0.2);
      camera(s, [0, 0], { turn: -0.3, leather: '#1a1a1a' });
      s.shoot({ from: [0, 1.2, 5.6], to: [0, 0.5, 0], angle: 28, aperture: 0.11, focus: [0, 0.5, 0.6] });
    },
  },
  {
    name: 'lens-row-blue',
    size: 'wide',
    tags: 'lens, camera, photography, glass, blue, equipment, optics, film, professional, technology, studio, shop',
    alt: 'Camera lenses in a row on a blue background',
    look: { key: 0.24 },
    set(s) {
      s.sweep('#2c5b8a', matte('#2c5b8a')).lit('studio:softbox', 0.4);
      [0.4, 0.55, 0.46, 0.62].forEach((size, i) => lens(s, [(i - 1.5) * 1.35, 0, i % 2 ? -0.2 : 0.2], { size }));
      s.shoot({ from: [0, 2.4, 6], to: [0, 0.45, 0], angle: 26, aperture: 0.05 });
    },
  },
  {
    name: 'smartphone-red',
    size: 'portrait',
    tags: 'phone, smartphone, mobile, app, technology, screen, device, red, communication, digital, internet, social media',
    alt: 'Smartphone on a red background',
    look: { key: 0.28 },
    set(s) {
      s.lit('studio:softbox', 0.2).ground(matte('#c4262e'));
      phone(s, [0, 0], { turn: 0.35 });
      s.shoot({ from: [0.3, 3.6, 2.4], to: [0, 0.1, 0], angle: 30, aperture: 0.04 });
    },
  },
  {
    name: 'technology-server-glow',
    size: 'landscape',
    tags: 'technology, server, data center, network, computer, cloud, internet, hosting, blue, digital, security, hardware',
    alt: 'Row of servers with blue lights',
    look: { key: 0.05, saturation: 1.2, warmth: -0.9 },
    set(s) {
      s.lit('night', 0.4, 12).ground(plain('#15181d', { rough: 0.15 }));
      for (let i = 0; i < 7; i++) {
        s.add(box(1.5, 4, 1.6, 0.03), metal('#20242b', 0.4), { at: [(i - 3) * 1.7, 2, -0.6 - Math.abs(i - 3) * 0.1] });
        for (let k = 0; k < 9; k++) {
          s.add(box(1.3, 0.28, 0.04, 0.02), metal('#2e343d', 0.35), {
            at: [(i - 3) * 1.7, 0.4 + k * 0.4, 0.22 - Math.abs(i - 3) * 0.1],
          });
          for (let n = 0; n < 3; n++)
            if (s.random() < 0.75)
              s.add(sphere(0.035), glow(s.pick(['#27b5ff', '#27b5ff', '#35e08a', '#7a5cff']), 7), {
                at: [(i - 3) * 1.7 - 0.5 + n * 0.16, 0.4 + k * 0.4, 0.25 - Math.abs(i - 3) * 0.1],
              });
        }
      }
      s.shoot({ from: [-2.6, 1.8, 5.6], to: [0.3, 1.7, 0], angle: 34, aperture: 0.09 });
    },
  },
  {
    name: 'microchip-macro',
    size: 'square',
    tags: 'technology, microchip, electronics, circuit, computer, hardware, processor, engineering, green, macro, digital, industry',
    alt: 'Macro of a processor on a green circuit board',
    look: { key: 0.2 },
    set(s) {
      s.lit('studio:softbox', 0.5).ground(
        painted(
          (_lx, _ly, _lz, x, _y, z) => {
            const lane =
              Math.abs(((x * 3.1 + Math.floor(z * 0.7) * 0.5) % 1) - 0.5) < 0.08 ||
              Math.abs(((z * 3.1) % 1) - 0.5) < 0.06;
            return lane && noise(Math.floor(x * 3.1), 1, Math.floor(z * 3.1)) > 0.5
              ? colour('#3f9a62')
              : colour('#12502f');
          },
          { rough: 0.3 },
        ),
      );
      s.add(box(1.8, 0.2, 1.8, 0.03), plastic('#1b1c1f', 0.35), { at: [0, 0.12, 0] });
      for (let i = -7; i <= 7; i++)
        for (const [dx, dz] of [
          [1, 0],
          [-1, 0],
          [0, 1],
          [0, -1],
        ])
          s.add(box(dx ? 0.26 : 0.07, 0.05, dx ? 0.07 : 0.26, 0.01), gold(0.25), {
            at: [dx ? dx * 1.0 : i * 0.115, 0.05, dx ? i * 0.115 : dz * 1.0],
          });
      for (let i = 0; i < 12; i++)
        s.add(cylinder(0.16, 0.4, 0.03), s.pick([plastic('#20304f'), metal('#c9ccd0', 0.2), plastic('#5a3b1f')]), {
          at: [s.pick([-1, 1]) * s.between(1.6, 2.4), 0, s.between(-2, 1.6)],
        });
      s.shoot({ from: [1, 2.6, 3.6], to: [0, 0.05, 0], angle: 29, aperture: 0.12 });
    },
  },
  {
    name: 'steel-balls-cradle',
    size: 'landscape',
    tags: 'physics, science, balance, business, motion, steel, pendulum, energy, education, office, impact, silver',
    alt: 'Row of polished steel spheres',
    look: { key: 0.2 },
    set(s) {
      s.lit('city', 1.2, 30).ground(plain('#1b1d21', { rough: 0.12 }));
      for (let i = 0; i < 5; i++) {
        s.add(sphere(0.42), silver(0.05), { at: [(i - 2) * 0.85, i === 0 ? 0.75 : 0.44, i === 0 ? 0 : 0] });
        s.add(capsule([0, 0, 0], [i === 0 ? 0.5 : 0, 3, 0], 0.008), steel(), {
          at: [(i - 2) * 0.85, i === 0 ? 0.75 : 0.44, 0],
        });
      }
      s.add(ellipsoid(0.01, 0.01, 0.01), steel(), { at: [0, 5, 0] });
      s.shoot({ from: [0.3, 0.9, 5.2], to: [0, 0.75, 0], angle: 30, aperture: 0.1 });
    },
  },
];
