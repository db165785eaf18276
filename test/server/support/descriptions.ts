import type { Answers } from '../../../contract/wire/wizard/ai';

/** A description as customers type it. */
export interface Described {
  language: 'en' | 'de' | 'es' | 'fr';
  name: string;
  description: string;
  answers?: Partial<Answers>;
  /** Nothing sound can be made of it without more. */
  isTooLittle?: true;
  /** What a suggestion must hold to the letter. */
  keeps?: readonly string[];
  /** No keyword may be or hold one of these. */
  unwanted?: readonly string[];
}

const english: readonly Described[] = [
  { language: 'en', name: 'Tom Fix', description: 'plumber', isTooLittle: true },
  {
    language: 'en',
    name: 'Tom Fix',
    description: 'plumber',
    answers: { offer: 'leaks, boilers and blocked drains', audience: 'homes in Leeds', difference: 'no call-out fee' },
    keeps: ['Tom Fix is a plumber for', 'leaks, boilers and blocked drains', 'homes in Leeds', 'no call-out fee'],
    unwanted: ['fee', 'call-out'],
  },
  {
    language: 'en',
    name: 'Tom Fix',
    description: 'plumber in leeds, emergencys day and nite, 20 years experiance. no call out fee. call 0113 4960000',
    keeps: ['plumber in Leeds', 'emergencies', '20 years of experience', 'no call-out fee', '0113 4960000'],
    unwanted: ['emergencys', 'fee', 'nite'],
  },
  {
    language: 'en',
    name: 'Bright Smile Dental',
    description:
      'dr. Anna Lee and her team offer check ups, whitening and implants in Bristol. nervous patients welcome. we dont judge',
    keeps: ['Dr. Anna Lee and her team offer', 'implants in Bristol', "don't judge"],
    unwanted: ['judge'],
  },
  {
    language: 'en',
    name: 'FitBox',
    description: '24/7 gym in Austin. no contracts. personal trainning and small group clases',
    keeps: ['FitBox is a 24/7 gym in Austin.', 'no contracts', 'personal training', 'classes'],
    unwanted: ['contracts'],
  },
  {
    language: 'en',
    name: 'Studio Marlow',
    description: 'natural light photos of families, no posing, no studio flash. based in Cork Ireland',
    keeps: ['no posing', 'Cork'],
    unwanted: ['posing', 'flash'],
  },
  {
    language: 'en',
    name: 'Paws & Claws',
    description: 'Vet for dogs, cats and rabbits. We do not treat horses. Open Monday to Saturday, closed on sundays.',
    keeps: ['We do not treat horses.', 'closed on Sundays'],
    unwanted: ['horses', 'sundays'],
  },
  {
    language: 'en',
    name: 'Maison Dubois',
    description: 'we bakes organic bread and wedding cakes in lyon. very good quality',
    keeps: ['we bake organic bread and wedding cakes in Lyon'],
  },
  {
    language: 'en',
    name: 'Hartley & Sons Solicitors',
    description:
      'we are a family run law firm in york, we help people with wills, probate, conveyancing and divorce. we never charge for the first half hour. our solicitors explains everything in plain english',
    keeps: ['family-run law firm in York', 'never charge', 'explain everything in plain English'],
    unwanted: ['half hour', 'people'],
  },
  {
    language: 'en',
    name: 'Petal & Stem',
    description:
      'Petal & Stem are a flower shop on Mill Lane. Bouquets, wedding flowers and plants are delivered the same day in Norwich. Our roses comes from growers we know by name. Not from a supermarket!',
    keeps: ['Our roses come from growers we know by name.', 'Not from a supermarket'],
    unwanted: ['supermarket'],
  },
  {
    language: 'en',
    name: 'Casa Lola',
    description:
      'Tapas bar in brighton run by Lola and Pepe Ortiz. patatas bravas, tortilla, croquetas and wine from la rioja. reservations only by phone, we dont take them by e mail',
    keeps: ['Lola and Pepe Ortiz', 'patatas bravas', "don't take them by e-mail"],
    unwanted: ['e-mail', 'mail', 'phone'],
  },
  {
    language: 'en',
    name: 'Greenline Gardens',
    description:
      'GARDEN DESIGN AND MAINTENANCE IN SURREY!!! WE CUT LAWNS, HEDGES AND TREES. FREE QUOTE... CALL US TODAY',
    keeps: ['We cut lawns, hedges and trees.', 'Surrey'],
    unwanted: ['today', 'quote'],
  },
  {
    language: 'en',
    name: 'Northlight Yoga',
    description: `Northlight Yoga was founded by Ingrid Bakke in 2011 in a former boat shed by the harbour of Whitby. We teach
hatha, vinyasa and yin yoga to beginners and to people who have practised for years, in groups of at most ten. Our
teachers have all trained for at least 500 hours, and they speak english, norwegian and german.

Classes run every day from seven in the morning to nine in the evening. You dont need to bring anything: mats, blankets
and tea are there. If you are pregnant, recovering from an operation or simply unsure, write to us first and we will
tell you honestly wether the class is right for you. We do not sell year long contracts and we do not sell your adress
to anybody. You pay for one class or for ten, and the ten are valid for twelve months.

Twice a year we go to the Lofoten islands with a group of twelve for a week of yoga, walking and sauna. The next retreat
is in May; there are still a few places. Companies in and around Whitby can also book us for classes in there own rooms,
before work or in the lunch break. Children under 14 are welcome on saturday mornings when they come with a parent. The
studio is on the ground floor, has no steps and there is a free car park behind the building.`,
    keeps: ['Ingrid Bakke', '500 hours', 'English, Norwegian and German', 'whether', 'in their own rooms', 'Lofoten'],
    unwanted: ['contracts', 'address', 'steps'],
  },
];

const german: readonly Described[] = [
  { language: 'de', name: 'Salon Mira', description: 'Friseur', isTooLittle: true },
  {
    language: 'de',
    name: 'Salon Mira',
    description: 'Friseur',
    answers: { offer: 'Schnitte, Farbe und Bärte', audience: 'Damen und Herren in Köln', difference: 'ohne Termin' },
    keeps: ['Schnitte, Farbe und Bärte', 'Damen und Herren in Köln', 'ohne Termin'],
    unwanted: ['termin'],
  },
  {
    language: 'de',
    name: 'Bäckerei Huber',
    description: 'wir backen brot und kuchen in münchen. seit 1954. ohne zusatzstoffe',
    keeps: ['Brot und Kuchen in München', 'ohne Zusatzstoffe', '1954'],
    unwanted: ['zusatzstoffe'],
  },
  {
    language: 'de',
    name: 'Elektro Krüger',
    description: 'Elektriker in Kiel , Notdienst rund um die Uhr.Keine Anfahrtskosten',
    keeps: ['Elektriker in Kiel', 'Notdienst rund um die Uhr', 'Keine Anfahrtskosten'],
    unwanted: ['anfahrtskosten'],
  },
  {
    language: 'de',
    name: 'Praxis Dr. Sommer',
    description:
      'Dr. med. Julia Sommer und ihr Team behandeln Erwachsene und Kinder in Bonn. Wir sprechen deutsch, türkisch und englisch. Keine Wartezeiten durch Terminvergabe im internet',
    keeps: ['Dr. med. Julia Sommer und ihr Team behandeln', 'Deutsch, Türkisch und Englisch', 'im Internet'],
    unwanted: ['wartezeiten'],
  },
  {
    language: 'de',
    name: 'Holzwerk Lenz',
    description:
      'Möbel nach Maß aus Eiche und Nussbaum, Küchen, Tische, Regale. Wir liefern und montieren im Raum Freiburg.',
    keeps: ['Wir liefern und montieren im Raum Freiburg.'],
  },
  {
    language: 'de',
    name: 'Tierarzt Brandt',
    description:
      'Wir sind eine Kleintierpraxis in Erfurt und behandeln Hunde, Katzen und Kaninchen. Pferde behandeln wir nicht. Auserdem bieten wir Hausbesuche fuer ältere Menschen, die nicht mehr selbst zu uns kommen koennen',
    keeps: ['Pferde behandeln wir nicht.', 'Außerdem', 'für ältere Menschen', 'können'],
    unwanted: ['pferde'],
  },
  {
    language: 'de',
    name: 'Gasthof Adler',
    description: 'MITTAGSTISCH, KAFFEE UND KUCHEN IN ULM!!! MONTAG RUHETAG',
    keeps: ['Mittagstisch, Kaffee und Kuchen in Ulm', 'Montag Ruhetag'],
  },
  {
    language: 'de',
    name: 'Kanzlei Weber',
    description: `Die Kanzlei Weber berät seit 1998 kleine und mittlere Betriebe in Leipzig und umgebung. Rechtsanwältin Karin Weber
ist Fachanwältin für Arbeitsrecht, ihr Kollege Tobias Lang kümmert sich um Verträge, Mietrecht und Erbrecht. Wir
erklären ihnen vor dem ersten Schritt, was er kostet und welche Aussichten er hat. Ein Erstgespräch dauert eine halbe
Stunde und ist kostenlos.

Wir vertreten keine Versicherungen gegen Versicherte und wir führen keine Prozesse, die niemandem nützen. Termine
vergeben wir montags bis freitags, auf Wunsch auch am Abend. Unsere Räume sind barrierefrei, die Straßenbahn hält vor
der Tür. Schriftstücke können sie uns auch elektronisch senden.`,
    keeps: ['Umgebung', 'Fachanwältin für Arbeitsrecht', 'keine Versicherungen', 'Tobias Lang'],
    unwanted: ['versicherungen', 'prozesse'],
  },
];

const spanish: readonly Described[] = [
  { language: 'es', name: 'Pelu Carmen', description: 'peluqueria', isTooLittle: true },
  {
    language: 'es',
    name: 'Pelu Carmen',
    description: 'peluqueria',
    answers: {
      offer: 'cortes, color y peinados de novia',
      audience: 'mujeres y hombres de Sevilla',
      difference: 'sin cita previa',
    },
    keeps: ['cortes, color y peinados de novia', 'mujeres y hombres de Sevilla', 'sin cita previa'],
    unwanted: ['cita', 'hair'],
  },
  {
    language: 'es',
    name: 'Pan de Ana',
    description: 'Panaderia artesanal en madrid , pan de masa madre y pasteles',
    keeps: ['panadería artesanal en Madrid, pan de masa madre y pasteles'],
    unwanted: ['bakery', 'bread'],
  },
  {
    language: 'es',
    name: 'Fontanería Ruiz',
    description: 'somos fontaneros en valencia. urgencias 24 horas. no cobramos el desplazamiento',
    keeps: ['fontaneros en Valencia', 'no cobramos el desplazamiento'],
    unwanted: ['desplazamiento', 'cobramos', 'plumber'],
  },
  {
    language: 'es',
    name: 'Clínica Sonríe',
    description:
      'La doctora Marta Gil y su equipo ofrecen revisiones, ortodoncia e implantes en Bilbao. Tambien atendemos a niños',
    keeps: ['La doctora Marta Gil y su equipo ofrecen', 'También atendemos a niños'],
    unwanted: ['atendemos', 'tambien'],
  },
  {
    language: 'es',
    name: 'Taller Norte',
    description: 'REPARAMOS COCHES Y MOTOS EN GIJÓN!!! SIN CITA PREVIA. PRESUPUESTO GRATIS',
    keeps: ['reparamos coches y motos en Gijón', 'sin cita previa'],
    unwanted: ['cita'],
  },
  {
    language: 'es',
    name: 'Flores Alba',
    description:
      'ramos, plantas y coronas. reparto en toda la ciudad de zaragoza el mismo dia. No trabajamos con flores artificiales',
    keeps: ['ramos, plantas y coronas', 'Zaragoza', 'mismo día', 'No trabajamos con flores artificiales'],
    unwanted: ['artificiales', 'flores artificiales'],
  },
  {
    language: 'es',
    name: 'Academia Lengua Viva',
    description:
      'Clases de español para extranjeros en Granada, grupos de 6 alumnos como máximo. Nuestros profesores tienen mas de diez años de experiencia y preparan para el examen DELE',
    keeps: ['más de diez años', 'DELE', 'Granada'],
  },
  {
    language: 'es',
    name: 'Casa Rural El Roble',
    description: `El Roble es una casa rural de piedra en un valle de asturias, a diez minutos andando del pueblo mas cercano. La
restauraron Elena y Javier Prado en 2009 con las manos y con madera de la propia finca. Tiene cinco habitaciones, una
cocina grande, chimenea y un jardín desde el que se ven las montañas.

No hay televisión en las habitaciones y la cobertura es mala: quien viene, viene a descansar. Ofrecemos desayuno con pan
casero, miel y queso de los vecinos. Por la tarde enseñamos a hacer sidra a quien quiera aprender. Aceptamos perros,
pero no grupos de más de doce personas. En invierno solo abrimos los fines de semana. Para reservar basta con una
llamada o un mensaje, y no pedimos ningun pago por adelantado.`,
    keeps: ['Asturias', 'Elena y Javier Prado', 'No hay televisión', 'ningún pago', 'más cercano'],
    unwanted: ['televisión', 'pago'],
  },
];

const french: readonly Described[] = [
  { language: 'fr', name: 'Garage Morel', description: 'garage', isTooLittle: true },
  {
    language: 'fr',
    name: 'Garage Morel',
    description: 'garage',
    answers: { offer: 'entretien, pneus et freins', audience: 'particuliers à Lille', difference: 'sans rendez-vous' },
    keeps: ['entretien, pneus et freins', 'particuliers à Lille', 'sans rendez-vous'],
    unwanted: ['rendez-vous'],
  },
  {
    language: 'fr',
    name: 'Boulangerie Petit',
    description: 'nous faisons du pain au levain et des patisseries a nantes.sans additifs',
    keeps: ['du pain au levain et des pâtisseries à Nantes', 'sans additifs'],
    unwanted: ['additifs'],
  },
  {
    language: 'fr',
    name: 'Plomberie Leroy',
    description: 'Plombier à toulouse , dépannage 7 jours sur 7 . Pas de frais de déplacement',
    keeps: ['plombier à Toulouse, dépannage 7 jours sur 7', 'Pas de frais de déplacement'],
    unwanted: ['frais', 'déplacement', 'plumber'],
  },
  {
    language: 'fr',
    name: 'Cabinet Moreau',
    description:
      'Le docteur Claire Moreau et son équipe proposent des soins dentaires à Rennes. Nous ne faisons pas de chirurgie esthétique !',
    keeps: ['Le docteur Claire Moreau et son équipe proposent', 'Nous ne faisons pas de chirurgie esthétique'],
    unwanted: ['chirurgie', 'esthétique', 'dentist'],
  },
  {
    language: 'fr',
    name: 'Atelier Lou',
    description:
      'bijoux en argent faits main, bagues, colliers, boucles d’oreilles. pieces uniques et sur mesure. atelier a Lyon',
    keeps: ['bijoux en argent faits main', 'pièces uniques', 'à Lyon'],
  },
  {
    language: 'fr',
    name: 'Les Jardins de Paul',
    description: 'ENTRETIEN DE JARDINS, TAILLE DE HAIES, TONTE. DEVIS GRATUIT... BORDEAUX',
    keeps: ['entretien de jardins, taille de haies', 'devis gratuit', 'Bordeaux'],
    unwanted: ['devis'],
  },
  {
    language: 'fr',
    name: 'Cours Voltaire',
    description:
      'Nous donnons des cours de maths et de physique aux lycéens de Grenoble, en petits groupes ou a domicile. Nos professeurs sont tous diplomés et nous ne demandons pas d’engagement',
    keeps: ['en petits groupes ou à domicile', 'diplômés', 'pas d’engagement'],
    unwanted: ['engagement'],
  },
  {
    language: 'fr',
    name: 'Domaine des Tilleuls',
    description: `Le Domaine des Tilleuls est une ferme et un gîte dans le Gers, tenus par Sophie et Marc Dupuy depuis 2004. Nous
élevons des brebis et nous faisons un fromage au lait cru que vous pouvez gouter sur place. Le gîte accueille huit
personnes dans quatre chambres; les draps et le petit-déjeuner sont compris.

Il n’y a pas de piscine, mais la rivière est a cinq minutes à pied et l’eau y est claire jusqu’en septembre. Les enfants
peuvent nourrir les animaux le matin. Nous n’acceptons pas les chiens à cause du troupeau. Le marché de Mirande, tous
les lundis, est à vingt minutes en voiture. Pour réserver, appelez-nous ou écrivez-nous : nous répondons le jour même, et
nous ne prenons aucun acompte.`,
    keeps: ['Sophie et Marc Dupuy', 'goûter sur place', 'est à cinq minutes', 'pas de piscine'],
    unwanted: ['piscine', 'chiens', 'acompte'],
  },
];

/** Forty descriptions from one word to two hundred, with typing errors, in four languages. */
export const descriptions: readonly Described[] = [...english, ...german, ...spanish, ...french];
