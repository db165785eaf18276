/** Real places out of focus (Poly Haven panoramas, CC0): calm pictures with room for words. */
import { readLook, readRows } from './rows.mjs';

/** name | panorama, share of the full turn, up (degrees), angle, blur | size | look | tags | description */
const rows = readRows(`
place-apartment-window | apartment 0.64 0 58 0.012 | landscape | key 0.36 | apartment, room, window, interior, real estate, home, light, empty, rent, renovation, wood floor | Bright empty apartment with a window
place-apartment-hall | apartment 0.36 -2 60 0.012 | portrait | key 0.34 | apartment, door, interior, real estate, home, hall, empty, rent, floor, moving, house | Empty hall of an apartment with a wooden floor
place-bridge-corridor | bridge 0.37 2 62 0.012 | landscape | key 0.34 | airport, corridor, architecture, travel, modern, glass, business, building, transit, blue, interior | Modern glass corridor above the city
place-city-towers | city 0.55 12 58 0.008 | classic | key 0.4 | city, towers, skyscraper, business, office, downtown, architecture, urban, street, sky, corporate | Office towers around a city square
place-city-plaza | city 0.47 4 70 0.01 | wide | key 0.36 | city, square, street, urban, business, downtown, background, blur, architecture, travel, town | City square in soft focus
place-dawn-desert | dawn 0.52 4 62 0.006 | landscape | key 0.26 | dawn, mountains, desert, sky, purple, nature, travel, landscape, morning, hiking, adventure | Purple sky over desert mountains at dawn
place-dawn-clouds | dawn 0.88 16 50 0.006 | portrait | key 0.36 | sky, dawn, pink, clouds, calm, nature, pastel, minimal, morning, weather, background | Pastel sky with a pink cloud
place-mall-bokeh | esplanade 0.44 4 56 0.035 | landscape | key 0.24, warmth -0.3 | shopping mall, shop, store, lights, bokeh, retail, background, blur, interior, people, city | Shopping mall with soft lights
place-mall-ceiling | esplanade 0.16 22 60 0.02 | square | key 0.26, warmth -0.2 | mall, ceiling, architecture, lights, shop, hotel, interior, bokeh, modern, design, luxury | Curved ceiling of a shopping mall
place-forest-light | forest 0.3 4 62 0.012 | landscape | key 0.26 | forest, trees, nature, green, light, hiking, wood, outdoor, environment, summer, calm | Sunlight in a forest
place-forest-trunks | forest 0.72 8 55 0.018 | tall | key 0.24, saturation 0.9 | forest, trunks, trees, nature, green, blur, background, hiking, environment, wood, bokeh | Tree trunks in a green forest
place-hall-chandeliers | hall 0.28 12 60 0.02 | landscape | key 0.12, warmth 0.2 | event, hall, ballroom, wedding, party, lights, dark, music, concert, celebration, stage | Dark ballroom with white curtains
place-hall-floor | hall 0.62 -6 64 0.014 | wide | key 0.2 | hall, event, dance, floor, school, sport, wedding, party, stage, interior, community | Large hall with a patterned floor
place-lab-green | lab 0.42 0 62 0.012 | landscape | key 0.28 | laboratory, factory, science, industry, workshop, green, machine, education, engineering, vintage, school | Green laboratory hall with machines
place-lobby-bench | lobby 0.5 0 66 0.012 | landscape | key 0.36 | lobby, reception, hotel, office, interior, waiting room, school, clinic, business, modern, red | Bright lobby with red benches
place-lobby-yellow | lobby 0.08 2 60 0.014 | classic | key 0.38 | lobby, yellow, interior, office, clinic, school, reception, modern, wall, bright, business | Lobby with a yellow wall
place-night-stars | night 0.5 24 62 0.004 | portrait | key 0.055 | night, stars, sky, space, astronomy, nature, dark, travel, camping, landscape, universe | Night sky full of stars above a field
place-park-meadow | park 0.24 2 66 0.008 | landscape | key 0.32 | park, meadow, grass, green, nature, summer, garden, sky, outdoor, sport, environment | Green meadow under a blue sky
place-park-green-blur | park 0.85 -14 46 0.05 | square | key 0.34 | green, background, blur, nature, garden, grass, spring, abstract, fresh, ecology, texture | Soft green background
place-sky-clouds | sky 0.5 26 58 0.004 | landscape | key 0.36 | sky, clouds, blue, weather, nature, air, freedom, travel, summer, background, heaven | White clouds in a blue sky
place-sky-mirror | sky 0.2 0 66 0.006 | tall | key 0.34 | sky, sea, clouds, blue, reflection, calm, horizon, meditation, travel, minimal, nature | Clouds mirrored in a calm sea
place-studio-umbrella | studio 0.66 2 52 0.01 | landscape | key 0.14 | photo studio, studio, light, umbrella, photography, film, video, equipment, black, white, production | Photo studio with a white umbrella
place-studio-bw | studio 0.24 6 62 0.01 | classic | key 0.16, mono, contrast 1.1 | photo studio, studio, film, video, photography, black and white, stage, production, media, backdrop, light | Empty photo studio in black and white
place-sunrise-field | sunrise 0.34 1 64 0.008 | landscape | key 0.26, warmth 0.25 | sunrise, field, farm, nature, tree, morning, autumn, landscape, agriculture, mist, rural | Autumn tree in a field at sunrise
place-sunrise-sun | sunrise 0.62 2 60 0.02 | wide | key 0.3, warmth 0.35 | sunrise, sun, light, nature, warm, morning, field, summer, background, hope, wellness | Morning sun over a meadow
place-venice-palace | sunset 0.33 6 62 0.007 | landscape | key 0.26, warmth 0.1 | venice, italy, travel, palace, history, city, architecture, sunset, tourism, square, europe | Old palace on a square in Venice at sunset
place-venice-tower | sunset 0.12 12 58 0.007 | portrait | key 0.24, warmth 0.15 | venice, tower, italy, travel, history, architecture, church, evening, tourism, city, europe | Tower on a Venetian square in the evening
place-lagoon-blue | venice 0.72 4 60 0.006 | landscape | key 0.22 | sea, lagoon, blue, evening, venice, harbour, travel, water, quay, calm, sky | Blue lagoon in the evening
place-warehouse | warehouse 0.36 0 66 0.01 | landscape | key 0.2 | warehouse, industry, storage, logistics, concrete, hall, factory, transport, construction, urban, empty | Empty warehouse with concrete pillars
place-warehouse-bw | warehouse 0.85 6 58 0.01 | portrait | key 0.17, mono, contrast 1.15 | warehouse, black and white, industry, concrete, pillars, architecture, factory, logistics, hall, urban, monochrome | Concrete pillars of a warehouse in black and white
place-workshop-yellow | workshop 0.38 0 64 0.01 | landscape | key 0.26 | workshop, factory, industry, machines, craft, carpenter, engineering, yellow, production, work, tools | Bright workshop with machines and yellow lines
`);

export const shots = rows.map(([name, view, size, look, tags, alt]) => ({
  name,
  size,
  look: readLook(look),
  tags: `${tags}, place`,
  alt,
  calm: 1.6,
  set(s) {
    const [panorama, ...numbers] = view.split(' ');
    const [across, up, angle, blur] = numbers.map(Number);
    s.lit(panorama, 2 * Math.PI * (across - 0.25), 55);
    const rise = (up * Math.PI) / 180;
    s.shoot({ from: [0, 0, 0], to: [0, Math.sin(rise), -Math.cos(rise)], angle, aperture: blur });
  },
}));
