/** Animals, vehicles, clothes, instruments and tools: cut-outs (Fluent Emoji 3D, MIT) standing in the same light as all else. */
import { concrete, matte, plain, tiles, water, wood } from '../tracer/materials.mjs';
import { readRows } from './rows.mjs';

const grounds = {
  oak: () => wood('#cba273', '#86603c'),
  walnut: () => wood('#7d5136', '#3a2317'),
  grass: () => plain('#5f8f3d', { rough: 0.95, gloss: 0.2, mottle: 0.3, grain: 12 }),
  stone: () => concrete('#8f8d89'),
  dark: () => plain('#1d1e22', { rough: 0.16 }),
  white: () => plain('#eeecea', { rough: 0.2 }),
  snow: () => plain('#f2f5f9', { rough: 0.9 }),
  sea: () => water('#1d4a66', 0.02, 1.4),
  sand: () => plain('#dcbf92', { rough: 0.95, gloss: 0.1, mottle: 0.12, grain: 8 }),
  tiles: () => tiles('#eef0ee', '#c9cdca', 2),
};

/** Where one, two or three figures stand, and how large: [x, z, size]. */
const layouts = {
  hero: [[0, 0, 2.2]],
  left: [[-1.15, 0, 2.1]],
  right: [[1.2, 0, 2.1]],
  pair: [
    [-0.95, 0.1, 1.8],
    [1.05, -0.5, 1.8],
  ],
  trio: [
    [0, 0.4, 1.8],
    [-1.85, -0.6, 1.6],
    [1.85, -0.7, 1.6],
  ],
  close: [[0.15, 0, 3]],
};

/** name | size | light and its turn | ground, or colour of a paper | layout | emoji | key | tags | description */
const rows = readRows(`
dog-park | landscape | park 2.4 | grass | left | 1f415 | 0.34 | dog, pet, animal, puppy, park, walk, friend, veterinary, pet shop, training, nature | Dog standing on the grass in a park
cat-apartment | classic | apartment 1.6 | oak | right | 1f408 | 0.36 | cat, pet, animal, kitten, home, veterinary, pet shop, indoor, apartment, cute, care | Cat on the wooden floor of an apartment
pets-friends-mint | wide | studio:sun 0.2 | #bfe0d2 | trio | 1f436 1f431 1f430 | 0.44 | pets, dog, cat, rabbit, animals, pet shop, veterinary, cute, friends, care, kids | Dog, cat and rabbit side by side
parrot-tropical | portrait | forest 1.2 | walnut | hero | 1f99c | 0.3 | parrot, bird, animal, pet, tropical, colourful, zoo, nature, feathers, exotic, green | Colourful parrot in front of a green forest
horse-farm-morning | landscape | sunrise 3.4 | grass | right | 1f40e | 0.28 | horse, farm, animal, riding, nature, stable, rural, country, field, sport, morning | Horse in a field in the morning
farm-animals | landscape | park 1 | grass | trio | 1f404 1f411 1f414 | 0.34 | farm, animals, cow, sheep, chicken, agriculture, milk, organic, rural, country, farmer | Cow, sheep and hen on a meadow
bee-yellow | square | studio:sun 0.4 | #f3c63a | hero | 1f41d | 0.44 | bee, honey, insect, nature, garden, yellow, beekeeper, organic, farm, summer, flowers | Bee on a yellow background
butterfly-garden | tall | park 3.8 | grass | hero | 1f98b | 0.36 | butterfly, insect, nature, garden, colourful, summer, flowers, spring, freedom, wings, beauty | Colourful butterfly in a garden
fish-blue | landscape | studio:window 0.3 | #2c6fa6 | pair | 1f420 1f41f | 0.3 | fish, aquarium, sea, animal, blue, water, pet, restaurant, seafood, ocean, diving | Two fish on a blue background
lion-savanna | square | night 2.2 | sand | close | 1f981 | 0.2 | lion, animal, wild, safari, travel, africa, strength, leader, king, zoo, nature | Lion in the savanna
bus-city | landscape | city 3 | stone | right | 1f68c | 0.34 | bus, transport, city, travel, public transport, vehicle, tourism, street, school, trip, company | Bus on a city square
truck-logistics | landscape | warehouse 1.6 | stone | hero | 1f69a | 0.24 | truck, delivery, logistics, transport, moving, shipping, cargo, warehouse, vehicle, company, freight | Delivery truck in a warehouse
tractor-field | classic | sunrise 5.2 | grass | left | 1f69c | 0.28 | tractor, farm, agriculture, field, farmer, harvest, machine, rural, vehicle, organic, country | Tractor in a field at sunrise
airplane-sky | wide | sky 2.6 | sea | right | 2708-fe0f | 0.36 | airplane, flight, travel, sky, airport, vacation, airline, holiday, trip, transport, blue | Airplane above the sea
ship-lagoon | landscape | venice 4.6 | sea | left | 1f6a2 | 0.26 | ship, cruise, sea, travel, harbour, vacation, boat, transport, water, tourism, blue | Ship on a calm lagoon
rocket-launch-dark | portrait | studio:neon 0.3 | #171a2c | hero | 1f680 | 0.12 | rocket, startup, launch, space, technology, business, growth, science, success, innovation, dark | Rocket in blue and pink light
scooter-venice | landscape | sunset 2 | stone | left | 1f6f5 | 0.26 | scooter, moped, city, travel, italy, transport, rental, delivery, vehicle, summer, street | Scooter on an Italian square at sunset
sneaker-red | square | studio:sun 0.3 | #c9252f | hero | 1f45f | 0.3 | sneaker, shoe, fashion, sport, running, shop, clothing, red, fitness, style, e-commerce | Sneaker on a red background
dress-shirt-shop | landscape | esplanade 3.6 | white | pair | 1f457 1f455 | 0.36 | clothing, dress, shirt, fashion, shop, boutique, clothes, women, retail, store, style | Dress and shirt in a fashion shop
coat-jeans-wool | classic | studio:window 0.5 | #d8c8b4 | trio | 1f9e5 1f456 1f9e3 | 0.4 | clothing, coat, jeans, scarf, fashion, autumn, shop, clothes, textile, wardrobe, style | Coat, jeans and scarf in autumn colours
handbag-heels-pink | tall | studio:softbox 0.3 | #efc4c8 | pair | 1f45c 1f460 | 0.44 | handbag, shoes, high heels, fashion, women, shop, luxury, accessories, boutique, pink, style | Handbag and high heels on a pink background
guitar-stage | portrait | hall 0.6 | dark | hero | 1f3b8 | 0.13 | guitar, music, band, concert, stage, instrument, rock, song, event, lesson, school | Red guitar on a stage
violin-hall | landscape | hall 3.4 | walnut | left | 1f3bb | 0.16 | violin, music, classical, concert, orchestra, instrument, lesson, school, culture, hall, art | Violin in a concert hall
brass-band | landscape | studio:evening 0.2 | #4a2f22 | pair | 1f3ba 1f3b7 | 0.17 | trumpet, saxophone, jazz, music, brass, band, concert, instrument, gold, club, evening | Trumpet and saxophone in warm light
piano-black | wide | studio:rim 0.2 | #1d1e22 | hero | 1f3b9 | 0.11 | piano, keyboard, music, instrument, classical, jazz, concert, lesson, school, black, art | Piano keyboard in the dark
tools-workshop | landscape | workshop 1 | oak | trio | 1f528 1f9f0 1f527 | 0.3 | tools, hammer, wrench, toolbox, workshop, repair, handyman, construction, plumber, craft, hardware | Hammer, toolbox and wrench in a workshop
saw-screwdriver | classic | workshop 3.2 | walnut | pair | 1fa9a 1fa9b | 0.26 | saw, screwdriver, tools, carpenter, wood, workshop, construction, repair, craft, handyman, diy | Saw and screwdriver on a workbench
teddy-nursery | square | apartment 2.9 | oak | hero | 1f9f8 | 0.38 | teddy bear, toy, kids, children, baby, nursery, play, kindergarten, gift, cute, family | Teddy bear in a bright nursery
robot-toy-blue | portrait | studio:softbox 0.4 | #3c78b4 | hero | 1f916 | 0.3 | robot, technology, toy, artificial intelligence, science, innovation, computer, kids, future, blue, machine | Toy robot on a blue background
school-backpack | landscape | lab 2.6 | oak | pair | 1f392 1f4da | 0.32 | school, backpack, books, education, students, kids, learning, classroom, study, back to school, university | Backpack and books on a school desk
graduation-cap | classic | lobby 3.2 | oak | hero | 1f393 | 0.38 | graduation, university, education, degree, school, student, academy, success, course, learning, college | Graduation cap in a bright lobby
film-clapper-studio | landscape | studio 2.6 | dark | left | 1f3ac | 0.13 | film, movie, cinema, clapper, video, production, studio, director, media, entertainment, camera | Clapperboard in a film studio
cinema-popcorn | square | studio:softbox 0.2 | #a61c26 | pair | 1f37f 1f39f-fe0f | 0.24 | cinema, popcorn, movie, film, tickets, entertainment, snack, red, theatre, evening, event | Popcorn and cinema tickets on a red background
sunflower-garden | portrait | sunrise 2.2 | grass | hero | 1f33b | 0.32 | sunflower, flower, garden, summer, nature, yellow, farm, sun, florist, field, bloom | Sunflower in front of a morning field
bouquet-shop | tall | apartment 0.8 | white | hero | 1f490 | 0.42 | bouquet, flowers, florist, gift, wedding, roses, tulips, shop, spring, love, decoration | Bouquet of flowers on a white table
pizza-restaurant | landscape | esplanade 0.4 | walnut | hero | 1f355 | 0.26 | pizza, restaurant, italian, food, cheese, fast food, dinner, delivery, lunch, pizzeria, slice | Slice of pizza in a restaurant
ice-cream-summer | square | studio:sun 0.3 | #a9d8e6 | trio | 1f366 1f368 1f367 | 0.44 | ice cream, dessert, summer, sweet, cafe, cone, cold, kids, food, holiday, shop | Three kinds of ice cream on a light blue background
strawberry-melon | landscape | studio:sun 0.2 | #f6d6d2 | trio | 1f353 1f349 1f352 | 0.44 | fruit, strawberry, watermelon, cherry, summer, fresh, healthy, food, red, market, garden | Strawberry, melon and cherries
vegetables-green | landscape | park 4.4 | oak | trio | 1f966 1f955 1f96c | 0.36 | vegetables, broccoli, carrot, lettuce, healthy, farm, organic, vegan, market, garden, food | Broccoli, carrot and lettuce from the garden
doctor-stethoscope | classic | lobby 4.4 | tiles | hero | 1fa7a | 0.44 | doctor, stethoscope, health, medicine, clinic, hospital, medical, care, nurse, practice, insurance | Stethoscope in a bright clinic
microscope-lab | portrait | lab 0.6 | white | hero | 1f52c | 0.36 | microscope, science, laboratory, research, biology, medicine, education, chemistry, school, health, technology | Microscope in a laboratory
megaphone-yellow | landscape | studio:sun 0.2 | #f0b92e | left | 1f4e3 | 0.44 | megaphone, marketing, news, announcement, advertising, campaign, social media, media, promotion, sale, yellow | Megaphone on a yellow background
handshake-lobby | wide | lobby 1.6 | white | hero | 1f91d | 0.4 | handshake, business, partners, deal, contract, team, community, agreement, trust, professional, meeting | Handshake in a bright office lobby
community-speech | square | studio:softbox 0.2 | #d7e3ee | pair | 1f4ac 2764-fe0f | 0.46 | community, social media, chat, message, network, forum, people, like, love, communication, blog | Speech bubble and heart on a light blue background
computer-desk-blue | landscape | studio:window 0.2 | #7fa8c9 | pair | 1f5a5-fe0f 1f5b1-fe0f | 0.38 | computer, monitor, mouse, technology, office, work, desktop, digital, internet, design, support | Desktop computer and mouse
game-controller-neon | landscape | studio:neon 0.2 | #201a38 | hero | 1f3ae | 0.14 | gaming, controller, video game, play, esports, entertainment, console, technology, fun, neon, kids | Game controller in neon light
security-lock-dark | square | studio:rim 0.3 | #22262d | hero | 1f512 | 0.14 | security, lock, protection, privacy, data, safe, insurance, technology, password, internet, key | Golden padlock on a dark background
tent-camping-night | landscape | night 5 | grass | left | 26fa | 0.11 | camping, tent, night, travel, nature, adventure, outdoor, hiking, stars, vacation, holiday | Tent under the night sky
beach-umbrella-sand | landscape | sky 5.4 | sand | right | 1f3d6-fe0f | 0.42 | beach, umbrella, sand, sea, summer, vacation, holiday, travel, hotel, sun, island | Beach with an umbrella under a summer sky
snowman-winter | portrait | dawn 3.4 | snow | hero | 26c4 | 0.42 | snowman, winter, snow, christmas, cold, holiday, kids, season, weather, white, december | Snowman in the snow
cleaning-bathroom | classic | apartment 3.3 | tiles | trio | 1f9fc 1f9f9 1f9fd | 0.44 | cleaning, soap, broom, sponge, household, hygiene, service, bathroom, home, clean, company | Soap, broom and sponge on clean tiles
barber-scissors-red | tall | studio:softbox 0.4 | #b5343a | pair | 1f488 2702-fe0f | 0.28 | barber, hairdresser, hair, scissors, salon, haircut, beard, shop, beauty, style, red | Barber pole and scissors on a red background
baby-bottle-pastel | square | studio:window 0.3 | #f2e3c6 | pair | 1f37c 1f423 | 0.48 | baby, bottle, kids, newborn, family, mother, care, nursery, milk, cute, yellow | Baby bottle and a little chick
boxing-gloves-dark | portrait | warehouse 2.4 | dark | hero | 1f94a | 0.13 | boxing, glove, sport, fitness, gym, training, fight, strength, red, martial arts, workout | Red boxing glove in a dark gym
telescope-stars | tall | night 0.8 | stone | hero | 1f52d | 0.1 | telescope, astronomy, stars, space, night, science, education, sky, school, discovery, universe | Telescope under the stars
law-scales | landscape | studio:evening 0.3 | walnut | right | 2696-fe0f | 0.2 | law, legal, lawyer, justice, scales, court, attorney, notary, judge, balance, business, advice | Golden scales of justice in warm light
court-house | classic | sky 3.8 | stone | hero | 1f3db-fe0f | 0.36 | law, court, legal, lawyer, bank, museum, government, justice, building, history, culture, tax | Court house with columns under a blue sky
dental-care | landscape | lobby 2.8 | tiles | pair | 1f9b7 1faa5 | 0.46 | dentist, dental, tooth, toothbrush, clinic, health, hygiene, smile, care, practice, white, orthodontist | Tooth and toothbrush in a bright dental practice
hair-comb-mirror | square | studio:window 0.3 | #e9dccb | pair | 1faae 2702-fe0f | 0.44 | hair, hairdresser, comb, scissors, salon, haircut, barber, style, beauty, stylist, beige, tools | Comb and scissors of a hairdresser
diamond-blue | square | studio:softbox 0.5 | #16233f | hero | 1f48e | 0.15 | jewellery, jewelry, diamond, luxury, gem, shop, gift, crystal, blue, shine, wedding, goldsmith | Large diamond on a dark blue background
wrist-watch | tall | apartment 1.2 | walnut | hero | 231a | 0.28 | watch, jewellery, jewelry, time, accessories, luxury, shop, fashion, clock, gift, style, technology | Wrist watch on a wooden table
electric-plug | landscape | studio:sun 0.3 | #f2c94c | hero | 1f50c | 0.44 | electrician, electricity, plug, energy, power, cable, repair, installation, tools, technology, yellow, house | Electric plug on a yellow background
water-tap | classic | lab 1.8 | tiles | pair | 1f6bf 1f527 | 0.42 | plumber, water, shower, bathroom, plumbing, repair, kitchen, pipe, installation, heating, service, house | Shower head and wrench of a plumber on clean tiles
umbrella-insurance | landscape | dawn 5.2 | stone | left | 2602-fe0f | 0.3 | insurance, umbrella, rain, weather, protection, safety, family, finance, security, autumn, care, advice | Umbrella under a morning sky
house-key | square | studio:sun 0.2 | #cfe3d4 | pair | 1f511 1f3e1 | 0.44 | real estate, key, house, home, property, rent, agent, apartment, moving, family, mortgage, garden | House and golden key on a light green background
red-car-dealer | wide | hall 5.0 | white | hero | 1f697 | 0.28 | car, automobile, vehicle, dealer, garage, red, drive, rental, transport, sale, showroom, repair | Red car in a bright showroom
excavation-crane | landscape | dawn 1.8 | stone | right | 1f3d7-fe0f | 0.28 | construction, crane, building, builder, site, contractor, architecture, engineer, concrete, company, work, city | Building site with a crane in the morning
`);

const isPaper = (ground) => ground.startsWith('#');

export const shots = rows.map(([name, size, place, ground, layout, emoji, key, tags, alt]) => ({
  name: `figure-${name}`,
  size,
  tags,
  alt,
  look: { key: Number(key), saturation: 0.94, vignette: isPaper(ground) ? 0.2 : 0.3 },
  async set(s) {
    const [panorama, yaw] = place.split(' ');
    const codes = emoji.split(' ');
    s.lit(panorama, Number(yaw), panorama.startsWith('studio:') ? 900 : panorama === 'hall' ? 9 : 30);
    if (isPaper(ground)) s.sweep(ground, matte(ground));
    else s.ground(grounds[ground]());
    const upright = size === 'portrait' || size === 'tall';
    for (const [i, [x, z, tall]] of layouts[layout].entries()) {
      const crowded = codes.length > 1 && (upright || size === 'square');
      const narrow = crowded ? (upright ? 0.62 : 0.74) : upright ? 0.9 : 1;
      const share = upright ? 0.95 : crowded ? (codes.length > 2 ? 0.72 : 0.84) : 1;
      await s.stand(codes[i], tall * share, [x * narrow, z], {
        turn: s.between(-0.12, 0.12),
        thickness: 0.17,
      });
    }
    s.shoot({
      from: [0, 1.35, upright ? 8.4 : 7],
      to: [0, layout === 'close' ? 1.4 : upright ? 1.15 : 0.98, 0],
      angle: 29,
      aperture: isPaper(ground) ? 0.05 : 0.2,
      focus: [0, 1, layouts[layout][0][1]],
    });
  },
}));
