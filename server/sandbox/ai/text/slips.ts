/** Slips that are common and mean one thing only, by language: what is written, and what is meant. */
const pairs: Readonly<Record<string, string>> = {
  en: `dont:don't doesnt:doesn't didnt:didn't isnt:isn't arent:aren't wasnt:wasn't hasnt:hasn't havent:haven't cant:can't
    wont:won't couldnt:couldn't wouldnt:wouldn't youre:you're theyre:they're weve:we've youll:you'll thats:that's
    im:I'm ive:I've i:I alot:a_lot wether:whether adress:address adresses:addresses recieve:receive experiance:experience
    expierence:experience nite:night clases:classes trainning:training traning:training profesional:professional
    proffesional:professional accomodation:accommodation definately:definitely seperate:separate untill:until
    bussiness:business buisness:business resturant:restaurant restaraunt:restaurant restuarant:restaurant wich:which
    thier:their teh:the freindly:friendly excelent:excellent qualty:quality qualitty:quality tommorow:tomorrow
    garantee:guarantee specialy:especially greatful:grateful independant:independent calender:calendar
    maintainance:maintenance maintenence:maintenance apointment:appointment appointement:appointment
    photgrapher:photographer portaits:portraits wendsday:Wednesday vegtables:vegetables vegtable:vegetable
    beautifull:beautiful carefull:careful awsome:awesome comming:coming aswell:as_well gaurantee:guarantee
    equiptment:equipment jewlery:jewellery begining:beginning enviroment:environment`,
  de: `auserdem:außerdem fuer:für ueber:über koennen:können moechten:möchten muessen:müssen
    zuverlaessig:zuverlässig schliesslich:schließlich
    proffesionell:professionell profesionell:professionell vorraussetzung:Voraussetzung
    standart:Standard wiederspiegelt:widerspiegelt wiederspiegeln:widerspiegeln entgültig:endgültig seperat:separat
    rythmus:Rhythmus addresse:Adresse adressse:Adresse kuechen:Küchen moebel:Möbel baeckerei:Bäckerei
    gaerten:Gärten frisör:Friseur frisoer:Friseur terminvereinbahrung:Terminvereinbarung kompetend:kompetent
    vielfälltig:vielfältig erfahrumg:Erfahrung nahmhaft:namhaft umsonnst:umsonst taeglich:täglich
    haeuser:Häuser maenner:Männer natuerlich:natürlich persoenlich:persönlich`,
  es: `tambien:también mas:más dia:día dias:días ningun:ningún algun:algún aqui:aquí ademas:además rapido:rápido
    rapida:rápida rapidos:rápidos economico:económico economica:económica economicos:económicos jardin:jardín
    jardines:jardines clinica:clínica medico:médico medicos:médicos telefono:teléfono musica:música fotografo:fotógrafo
    fotografa:fotógrafa publico:público tecnico:técnico tecnicos:técnicos electrico:eléctrico
    electricos:eléctricos mecanico:mecánico mecanica:mecánica ingles:inglés frances:francés aleman:alemán despues:después
    numero:número pagina:página credito:crédito automovil:automóvil arboles:árboles sabado:sábado
    sabados:sábados miercoles:miércoles facil:fácil dificil:difícil util:útil cafe:café cesped:césped
    vehiculos:vehículos vehiculo:vehículo organico:orgánico organica:orgánica organicos:orgánicos ecologico:ecológico
    ecologicos:ecológicos ecologica:ecológica tradicion:tradición pequeno:pequeño pequena:pequeña pequenos:pequeños
    ninos:niños nino:niño anos:años ano:año diseno:diseño espanol:español montana:montaña banos:baños
    esperiencia:experiencia profecional:profesional profesionál:profesional serbicio:servicio calida:cálida
    hacemo:hacemos conprar:comprar ofrezemos:ofrecemos maxima:máxima maximo:máximo minimo:mínimo lider:líder
    segun:según jovenes:jóvenes estetica:estética odontologia:odontología fontaneria:fontanería asi:así traves:través`,
  fr: `patisserie:pâtisserie patisseries:pâtisseries patissier:pâtissier gouter:goûter gateau:gâteau gateaux:gâteaux
    diplomés:diplômés diplomes:diplômés qualite:qualité specialite:spécialité specialites:spécialités specialité:spécialité
    qualitée:qualité depannage:dépannage electricite:électricité electricien:électricien equipe:équipe tres:très
    apres:après deja:déjà ecole:école etudiants:étudiants eleves:élèves reparation:réparation
    reparations:réparations renovation:rénovation creation:création creations:créations hotel:hôtel fenetres:fenêtres
    fenetre:fenêtre beaute:beauté sante:santé medecin:médecin bebe:bébé bebes:bébés cafe:café legumes:légumes
    fete:fête fetes:fêtes evenements:événements evenement:événement interieur:intérieur exterieur:extérieur
    decoration:décoration deplacement:déplacement pieces:pièces piece:pièce experience:expérience
    professionel:professionnel professionels:professionnels proffesionnel:professionnel acceuil:accueil
    developpement:développement idees:idées annees:années journee:journée soiree:soirée
    region:région meme:même etre:être
    pres:près forets:forêts chateau:château theatre:théâtre proprete:propreté carosserie:carrosserie
    addresse:adresse apartement:appartement appartment:appartement language:langage mariages:mariages`,
};

/** Towns and countries of the four languages, with the capital and the accents that they have. */
const places =
  `Berlin Hamburg München Köln Frankfurt Stuttgart Düsseldorf Leipzig Dresden Hannover Nürnberg Bremen Essen Kiel
  Bonn Ulm Mainz Freiburg Augsburg Erfurt Rostock Wien Graz Salzburg Linz Zürich Basel Bern Genf Deutschland Österreich
  Schweiz Madrid Barcelona Valencia Sevilla Zaragoza Málaga Murcia Bilbao Alicante Córdoba Valladolid Vigo Gijón Granada
  Oviedo Asturias Andalucía Cataluña Galicia España México Bogotá Lima Paris Lyon Marseille Toulouse Nice Nantes
  Montpellier Strasbourg Bordeaux Lille Rennes Reims Grenoble Dijon Angers Nîmes Bretagne Normandie Provence France
  Bruxelles Genève Lausanne Montréal London Leeds York Bristol Manchester Liverpool Birmingham Sheffield Brighton Norwich
  Oxford Cambridge Glasgow Edinburgh Cardiff Dublin Cork Galway Belfast Surrey Kent Whitby Austin Boston Chicago Toronto
  Ghent Amsterdam Rotterdam Lisbon Porto Rome Milan Florence Venice Naples Vienna Zurich Munich Cologne`
    .split(/\s+/u)
    .filter((place) => !['Nice', 'Essen', 'Linz', 'Bath'].includes(place));

const unaccented = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const placeOf = new Map(places.flatMap((place) => [[place.toLowerCase(), place] as const, [unaccented(place), place]]));

/** Whether a word, with its capital, is a town or a country that is known. */
export const isPlace = (word: string) => placeOf.get(word.toLowerCase()) === word;

const slipsOf = new Map(
  Object.entries(pairs).map(([language, text]) => [
    language,
    new Map(
      text.split(/\s+/u).map((pair) => {
        const [wrong = '', right = ''] = pair.split(':');
        return [wrong, right.replace('_', ' ')] as const;
      }),
    ),
  ]),
);

/** Endings that are written in one way only. */
const endings: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  en: [[/(?<=\p{Ll}{2}[^aeiou\W])ys$/u, 'ies']],
  de: [],
  es: [
    [/(?<=\p{Ll}{3})cion$/u, 'ción'],
    [/(?<=\p{Ll}{3})sion$/u, 'sión'],
    [/(?<=\p{Ll}{4})eria(?=s?$)/u, 'ería'],
  ],
  fr: [],
};

const asTyped = (wrong: string, right: string) =>
  /^\p{Lu}/u.test(wrong) ? right.charAt(0).toLocaleUpperCase() + right.slice(1) : right;

/** A word of a language as it was meant; with its name's capital when it is a town. */
export function meant(word: string, language: string): string {
  const lower = word.toLowerCase();
  const slip = slipsOf.get(language)?.get(lower);
  if (slip) return asTyped(word, slip);
  const place = placeOf.get(lower);
  if (place && (word === lower || place.toLowerCase() !== lower)) return place;
  if (word !== lower && language === 'en') return word;
  for (const [ending, right] of endings[language] ?? []) if (ending.test(word)) return word.replace(ending, right);
  return word;
}

/** What is written as several words, or apart. */
type Better = string | ((found: string) => string);
const phrases: Readonly<Record<string, readonly (readonly [RegExp, Better])[]>> = {
  en: [
    [/\b(dr|mr|mrs|ms|prof)\. (?=\p{Lu}\p{Ll})/gu, (found) => found.charAt(0).toUpperCase() + found.slice(1)],
    [/\bla rioja\b/giu, 'La Rioja'],
    [/\bcheck (ups?)\b/giu, 'check-$1'],
    [/\bcall out (?=fees?|charges?)/giu, 'call-out '],
    [/\be mail/giu, 'e-mail'],
    [/\b(family|year|day|week|month) (run|owned|long) (?=\p{L})/giu, '$1-$2 '],
    [/\b(years|months|year) experience\b/giu, '$1 of experience'],
    [/\bthere own\b/giu, 'their own'],
    [/\b(we|I|they) sale\b/giu, '$1 sell'],
    [/\bin order to\b/giu, 'to'],
    [/,? ?\betc\b\.?/giu, ' and more'],
    [/\band and more\b/giu, 'and more'],
    [/\bvery good (?=quality|service|food|coffee|prices)/giu, 'excellent '],
    [/\bwith (?=(?:terrace|garden|view|pool|bar|playground|sauna|lounge|courtyard|fireplace)\b)/giu, 'with a '],
    [/\b(we|they|you) (?=not (?:\p{L}+)\b)(?!not only)/giu, '$1 do '],
  ],
  de: [
    [
      /(?<=\bsprechen (?:wir )?)(?:(?:deutsch|englisch|türkisch|französisch|spanisch|italienisch|russisch|polnisch|arabisch)(?:, | und )?)+/gu,
      (found) => found.replace(/\p{L}{4,}/gu, (word) => word.charAt(0).toUpperCase() + word.slice(1)),
    ],
    // Who is spoken to, where nobody else can be meant.
    [
      /\b(können|möchten|rufen|besuchen|schreiben|kontaktieren|vereinbaren|erfahren|erreichen|finden|bestellen|buchen|kommen|wünschen|suchen|brauchen) sie(?= (?:uns|mehr|eine?n?|bei uns|jetzt|noch|online))/giu,
      '$1 Sie',
    ],
    [/(?<=(?:^|[.!?]\s)Wir \p{Ll}+ )ihnen\b/gmu, 'Ihnen'],
    [/(?<=\b(?:im|das|dem) )internet\b/giu, 'Internet'],
    [/\bseid (?=\d{4})/giu, 'seit '],
  ],
  es: [[/(?<=\b[Hh]ace(?:n)? \p{L}+ )anos\b/gu, 'años']],
  fr: [
    // Where, when and to whom: what stands before a place or a way is the preposition.
    [/\ba (?=domicile|pied|la |l’|l'|partir|votre|vos|notre|côté|cinq |dix |deux pas|\p{Lu})/gu, 'à '],
    [/\bdu au (?=\d)/gu, 'du '],
  ],
};

/** A text with the common slips of its language mended. */
export function slipsMended(text: string, language: string): string {
  const words = text.replace(/(?<![\p{L}\p{N}./@'’-])\p{L}+(?![\p{L}@])(?!['’]\p{L}|\.\p{L})/gu, (word) =>
    meant(word, language),
  );
  return (phrases[language] ?? []).reduce(
    (all, [wrong, right]) => (typeof right === 'string' ? all.replace(wrong, right) : all.replace(wrong, right)),
    words,
  );
}
