import { stem, wordsOf } from './stem';

/**
 * What customers write about their business, in English, German, Spanish and French, and what the library's tags say. A line
 * holds the tags that are found, then the words that lead to them. Only what fits: a picture that is merely near is not found.
 */
const lines: readonly (readonly [found: string, asked: string])[] = [
  [
    'business office',
    'company service enterprise firm agency brand professional management consultant consulting strategy corporate freelance freelancer coach coaching workshop seminar hr recruiting recruitment career job buero unternehmen geschaeft firma agentur beratung empresa negocio oficina agencia consultoria entreprise bureau agence conseil',
  ],
  [
    'accounting',
    'tax accountant bookkeeping bookkeeper audit auditor insurance loan credit bank banking wealth fund payroll financial steuer steuerberater steuerberatung buchhaltung buchhalter versicherung finanzen contable contabilidad impuestos asesoria gestoria seguros finanzas comptable comptabilite assurance',
  ],
  [
    'law',
    'lawyer legal attorney advocate solicitor barrister paralegal immigration anwalt rechtsanwalt kanzlei notar recht abogado abogada abogados notario derecho bufete avocat notaire juridique advocaat',
  ],
  [
    'technology',
    'it tech digital app web website internet developer programming programmer hosting cloud saas data ai cyber computer marketing advertising seo software informatik programmierer entwickler informatica tecnologia programador informatique',
  ],
  [
    'property',
    'realestate realtor broker letting landlord housing mortgage rental villa condo apartment immobilien makler wohnung inmobiliaria pisos vivienda immobilier',
  ],
  [
    'cleaning',
    'cleaner maid janitor laundry housekeeping reinigung putzen putzfrau gebaeudereinigung limpieza limpiar nettoyage',
  ],
  [
    'plumber',
    'drain boiler bathroom pipe klempner installateur sanitaer heizung heizungsbau fontanero fontaneria calefaccion plombier chauffage loodgieter',
  ],
  [
    'electrician',
    'electric electronics solar photovoltaic wiring lighting elektriker elektro elektrotechnik strom electricista electricidad electricien electricite',
  ],
  [
    'tools',
    'handyman maintenance locksmith hvac fix hausmeister handwerker werkzeug reparatur reparacion herramientas manitas bricoleur',
  ],
  [
    'carpenter',
    'carpentry joinery woodwork woodworking cabinet tischler tischlerei schreiner schreinerei zimmerei zimmermann holz moebel carpintero carpinteria madera muebles menuisier menuiserie',
  ],
  [
    'builder',
    'contractor roofing roofer facade mason architect architecture remodeling bau bauunternehmen baufirma maurer dachdecker architekt umbau constructor construccion albanil reformas arquitecto constructeur macon architecte construction renovation',
  ],
  ['painter', 'decorating wallpaper lacquer maler malerei lackierer malermeister pintor pintura peintre'],
  [
    'car garage',
    'auto automobile mechanic dealer dealership motor tire taxi driver driving autowerkstatt werkstatt kfz kfzwerkstatt autohaus mechaniker fahrschule taller mecanico coche coches automocion garagiste voiture',
  ],
  [
    'transport',
    'courier shipping cargo mover removal freight truck logistics lieferung umzug umzuege spedition transporte mudanzas envios mensajeria demenagement',
  ],
  ['bicycle', 'ebike cyclist cycle fahrrad fahrradladen rad bicicleta bicicletas velo'],
  [
    'photographer',
    'photos portrait portraits videographer shoot film video fotograf fotografin fotografie fotografo fotografa fotografia photographe photographie',
  ],
  [
    'music',
    'dj choir orchestra sound audio podcast radio singer band musik musiker musikschule gitarre klavier musica musico guitarra musique musicien',
  ],
  ['theatre', 'theater drama cabaret comedy actor teatro'],
  [
    'event',
    'anniversary catering festival conference organizer planner entertainment feier veranstaltung veranstaltungen eventos fiesta evento fete evenement',
  ],
  [
    'wedding event',
    'wedding bride bridal engagement marriage romance love hochzeit hochzeiten braut boda bodas novia mariage',
  ],
  [
    'bakery',
    'bake boulangerie sourdough bun bagel muffin cookie baeckerei backer backerei konditorei brot kuchen torte panaderia pasteleria pan boulanger patissier bakkerij',
  ],
  ['cake dessert', 'confectionery candy chocolate chocolatier icecream gelato sugar torten dulces tarta gateau'],
  ['coffee', 'espresso barista latte roastery cappuccino kaffee kaffeehaus cafeteria'],
  ['cafe', 'coffee coffeehouse tearoom bistro brunch breakfast kaffee kaffeehaus cafeteria fruehstueck'],
  [
    'restaurant',
    'bistro eatery cook menu meal lunch kitchen gastronomy trattoria osteria pizzeria gasthaus gaststaette essen kueche italienisch restaurante comida cocina mexican indian chinese thai vegan vegetarian',
  ],
  ['food', 'nutrition diet dietician recipe catering lebensmittel alimentos nourriture'],
  [
    'bar',
    'cocktail beer brewery wine winery vineyard pub nightclub kneipe brauerei bier wein weingut cerveceria cerveza vino bodega biere vin',
  ],
  [
    'grocery',
    'greengrocer grocer supermarket vegetable fruit organic butcher fishmonger cheese metzger metzgerei fleischerei hofladen bioladen wochenmarkt gemuese obst carniceria pescaderia fruteria boucherie epicerie poissonnerie',
  ],
  [
    'farm',
    'farmer agriculture agricultural rural countryside dairy harvest bauernhof landwirt hof granja finca agricultor ferme',
  ],
  [
    'garden',
    'lawn tree nursery landscaper botanical gaertner gaertnerei garten gartenbau landschaftsbau jardinero jardineria jardin jardinier paysagiste hovenier gardening',
  ],
  [
    'florist',
    'rose tulip blossom bouquet blumen blumenladen blumengeschaeft florista floristeria flores fleuriste fleurs bloemist flower floral',
  ],
  [
    'school',
    'teaching tutor tutoring lesson course academy college university student class training kindergarten language nachhilfe schule lehrer unterricht sprachschule kurse escuela academia profesor clases colegio idiomas ecole cours professeur education tutoring learning teacher',
  ],
  [
    'kids',
    'child baby toddler daycare childcare babysitter playground family toy kita kinder spielzeug ninos guarderia juguetes enfants creche jouets',
  ],
  [
    'books',
    'bookshop library reading author writer publisher publishing bookstore literature novel poetry translation translator buch buecher buchhandlung buchladen verlag bibliothek libros libreria biblioteca editorial livres librairie',
  ],
  ['writing', 'copywriting copywriter blogger press journalism newspaper editor'],
  ['laboratory science', 'scientist research biology physics engineering lab labor wissenschaft ciencia laboratorio'],
  [
    'doctor',
    'healthcare medicine hospital physician nurse therapist physiotherapy physiotherapist physio psychologist psychology medical care arzt aerztin arztpraxis hausarzt praxis physiotherapie gesundheit medico medica clinica salud consulta fisioterapia medecin cabinet sante kine',
  ],
  ['pharmacy', 'drugstore remedy homeopathy naturopath apotheke heilpraktiker farmacia pharmacie'],
  [
    'dentist',
    'dental smile tooth zahnarzt zahnaerztin zahnarztpraxis zahn kieferorthopaede zahnmedizin dentista odontologo odontologia dientes dentiste dentaire tandarts',
  ],
  [
    'vet',
    'veterinarian tierarzt tieraerztin tierarztpraxis tierklinik tiere veterinario veterinaria mascotas veterinaire animaux dierenarts veterinary animal',
  ],
  [
    'pet',
    'dog cat puppy kitten grooming groomer kennel hund katze hundeschule haustiere hundesalon perro gato peluqueria chien chat',
  ],
  ['spa', 'massage sauna retreat kosmetik massagen therme entspannung masaje masajes balneario bienestar'],
  ['yoga', 'mindfulness relax relaxation breathing yogastudio yogalehrer achtsamkeit entspannung meditacion'],
  [
    'beauty',
    'makeup nail nails manicure pedicure esthetician facial perfume skincare cosmetician kosmetik kosmetikstudio nagelstudio schoenheit belleza estetica maquillaje unas esthetique beaute maquillage',
  ],
  [
    'hair',
    'hairdresser barber haircut stylist beard salon barbershop friseur friseurin friseursalon haare frisoer peluqueria peluquero barberia cabello coiffeur coiffure kapper',
  ],
  [
    'gym',
    'trainer exercise athletic crossfit muscle boxing pilates fitnessstudio sportstudio gimnasio entrenador entrenamiento fitness workout training strength',
  ],
  [
    'sport',
    'athlete league tournament soccer tennis basketball golf martial running sportverein fussball deporte deportes futbol club sportif',
  ],
  [
    'club',
    'social charity volunteer nonprofit ngo church forum member verein gemeinde ehrenamt asociacion comunidad voluntariado hobby association benevole community association',
  ],
  [
    'shop',
    'retail ecommerce commerce boutique sale product webshop laden geschaeft einzelhandel mode tienda comercio moda ropa boutique magasin',
  ],
  [
    'fashion',
    'apparel tailor shirt wear designer clothes mode kleidung schneider schneiderei ropa moda sastre vetements',
  ],
  ['jewellery', 'goldsmith necklace watch accessory juwelier schmuck goldschmied joyeria joyas bijoux bijouterie'],
  ['gifts', 'souvenir surprise geschenke regalos cadeaux'],
  ['pottery', 'potter clay keramik toepferei handmade ceramica alfareria'],
  [
    'hotel',
    'inn bnb hostel lodging resort room pension ferienwohnung gaestehaus unterkunft zimmer alojamiento hostal casa auberge guesthouse accommodation',
  ],
  [
    'travel',
    'trip tour guide journey flight cruise excursion sightseeing reise reisen reisebuero urlaub viaje viajes turismo agencia voyage',
  ],
  ['beach sea', 'ocean coast island swimming surf diving strand meer playa mar plage'],
  ['mountains', 'hiking outdoor climbing trekking alps berge wandern montana senderismo'],
  ['camping', 'caravan motorhome rv wohnmobil'],
  ['nature', 'environment ecology sustainable sustainability eco climate natur umwelt naturaleza'],
  ['art', 'artist gallery designer graphic kunst kuenstler galerie grafik arte artista galeria artiste'],
];

/** From the stem that is asked for to the stems of the tags that answer it. */
export const related: ReadonlyMap<string, readonly string[]> = (() => {
  const map = new Map<string, Set<string>>();
  for (const [found, asked] of lines) {
    const targets = wordsOf(found).map(stem);
    // 'baeckerei' and 'bäckerei', of which the search reads 'backerei'.
    for (const key of wordsOf(asked).flatMap((word) => [stem(word), stem(word.replaceAll(/([aou])e/g, '$1'))])) {
      const known = map.get(key) ?? new Set<string>();
      for (const target of targets) if (target !== key) known.add(target);
      map.set(key, known);
    }
  }
  return new Map([...map].map(([key, targets]) => [key, [...targets]]));
})();
