const list = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Nouns that say nothing of a business, alone or in a phrase. */
export const emptyNouns = list(`
  business businesses variety alot range lot lots way ways thing things stuff item items kind type part
  people person everyone everybody someone anyone customer customers client clients guest visitor visitors owner owners
  year years month months week weeks day days hour hours minute minutes time times today experience price prices quality
  quantity choice choices offer offers place places area areas town city country world street road avenue location
  phone email e-mail mail contact question questions information goal goals mission vision value values passion love
  heart need needs solution solutions everything something anything nothing atmosphere environment number euro euros
  dollar dollars standard standards result results satisfaction work job hand hands selection highest one ones monday
  tuesday wednesday thursday friday saturday sunday weekend weekends morning evening generation generations opening
  level levels quote quotes name names lane fee fees floor ground night nights call calls request appointment booking order orders step reason
`);

/** Nouns that are worth a keyword only behind another word: moving company, cleaning service. */
export const weakNouns = list(`
  service services product products studio shop shops store stores team clinic agency firm school repair repairs design
  class classes lesson lessons course courses care company companies centre center workshop workshops store salon practice
  specialist specialists expert experts professional professionals advice installation system systems room rooms
  equipment material materials supply supplies family home house office staff member members beginner beginners adult
  adults space set group groups project projects event food market
`);

/** Adjectives that praise or place and never help a search. */
export const emptyAdjectives = list(`
  good better best great nice amazing excellent fantastic wonderful awesome high low top premium cheap affordable
  reasonable competitive new old many much more most several various different own friendly professional experienced
  reliable passionate unique special big small little large wide broad full real true beautiful perfect lovely super
  all every each other such same first last next whole entire possible important dedicated committed trusted leading
  quick fast easy simple warm welcoming young based located available open ready happy proud highest lowest finest
  quality very really delicious tasty fine sure able few free great stylish trendy favourite favorite
`);

/** Words between which no keyword reaches, by language, to recognise the language too. */
export const functionWords: Readonly<Record<string, ReadonlySet<string>>> = {
  en: list(
    'the a an and or of in on at to for with by from we our us i my is are be you your it its that this as have has do does will can all since not who which',
  ),
  es: list(
    'el la los las un una unos unas y o de del en a al para por con sin que es son somos nuestro nuestra nuestros nuestras su sus se lo más muy desde tu mi como ofrecemos',
  ),
  fr: list(
    'le la les un une des et ou de du d l en à au aux pour par avec sans que qui est sont nous notre nos votre vos se plus très depuis sur dans ce cette offrons',
  ),
  de: list(
    'der die das den dem des ein eine einen einem einer und oder von vom in im an am auf zu zum zur für mit ohne bei aus ist sind wir unser unsere unseren ihr ihre sich mehr sehr seit wie bieten',
  ),
  it: list(
    'il lo la i gli le un uno una e o di del della dei delle in a al per con senza che è sono noi nostro nostra nostri nostre si più molto dal offriamo',
  ),
  pt: list(
    'o a os as um uma uns umas e ou de do da dos das em no na nos nas para por com sem que é são nós nosso nossa se mais muito desde seu sua',
  ),
  nl: list(
    'de het een en of van in op aan te voor met zonder bij uit is zijn wij we ons onze uw je dat die meer zeer sinds als ook',
  ),
  ru: list('и в на с со из у о от до для по мы вы наш наша наши не что это как или за к делаем предлагаем'),
  pl: list('i w we z ze na do od dla przez o po jest są my nasz nasza nasze się nie oraz jak'),
};

/** What a trade is called and what it says of itself, where short texts have few of the words between. */
export const tellingWords: Readonly<Record<string, ReadonlySet<string>>> = {
  de: list(`
    friseur bäckerei brot kuchen elektriker klempner notdienst tierarzt zahnarzt praxis kanzlei rechtsanwalt anwalt möbel
    küchen garten gärtner blumen hochzeit fotograf malermeister maler dachdecker umzüge reinigung werkstatt gasthof
    mittagstisch kaffee ruhetag termin ohne damen herren familien kinder jahre montag freitag keine kein angebot
  `),
  es: list(`
    peluquería peluqueria panadería panaderia fontanero fontaneros fontanería electricista clínica abogado abogados taller
    coches flores ramos plantas bodas fotógrafo fotografía jardines reformas pintura limpieza mudanzas tienda clases cita
    previa presupuesto gratis urgencias horas niños mujeres hombres familias años cerca todos hacemos somos nuestros
  `),
  fr: list(`
    garage boulangerie pâtisserie patisserie plombier plomberie électricien électricité coiffeur coiffure avocat cabinet
    entretien jardins jardin taille haies tonte devis gratuit dépannage mariage mariages photographe peinture nettoyage
    bijoux fleurs bouquets cours élèves rendez-vous particuliers familles enfants hommes femmes pneus freins pas faisons
  `),
};

/** Words of other languages that stand in many descriptions and find nobody: verbs, praise, time, people in general. */
export const emptyWords: Readonly<Record<string, ReadonlySet<string>>> = {
  de: list(`
    jahr jahre jahren tag tage tagen woche wochen stunde stunden minuten uhr montag dienstag mittwoch donnerstag freitag
    samstag sonntag abend morgen team kollege kollegin kunden kunde mensch menschen wunsch ort nähe umgebung raum weise
    schritt aussichten räume tür schriftstücke angebot qualität preise preis erfahrung leidenschaft deutsch türkisch
    englisch französisch internet nicht kein keine sie ihnen ihr ihre aber hier dort außerdem pferde termine vergabe
    maß straßenbahn gebühren anfahrt stadt region doktor dr med willkommen damen herren sonstiges betriebe hälfte versicherte dank herzlich
  `),
  es: list(`
    año años día días horas hora minutos lunes martes miércoles jueves viernes sábado domingo semana tarde mañana noche
    equipo clientes gente personas calidad experiencia mejor mejores precio precios mismo misma toda todo todas todos
    ciudad también además diez doce cinco seis dos tres cuatro máximo mínimo cerca grande bueno buenos buena tiene
    tienen ofrecen ofrece atiende atienden preparan hace hacen está están hay fue viene quien quiera basta andando propia
    gratis nuestro nuestros profesores mujeres hombres niños cercano pueblo vecinos manos invierno fines doctora doctor
    presupuesto cita previa grupos ven hacer reservar aprender descansar sidra llamada mensaje sin sobre entre hasta donde cuando cada otra otro otros gran
  `),
  fr: list(`
    an ans année années jour jours heure heures minutes lundi mardi mercredi jeudi vendredi samedi dimanche semaine matin
    soir équipe clients gens personnes qualité expérience meilleur meilleurs prix même mêmes tous toutes tout toute ville
    aussi dix douze cinq six deux trois quatre huit vingt près grand grande petits petit petite bon bons bonne son ses leur
    leurs sont ont est proposent propose accueille tenus compris peuvent pouvez sur entre chez où quand chaque autre autres
    y il elle on docteur particuliers hommes femmes pied place diplômés uniques faits main mesure jusqu septembre enfants
    devis gratuit gratuits groupes vous nous goûter répondons appelez écrivez cause voiture maison
  `),
};

/** Adjective-like nouns that share the noun after an `and`: wedding and birthday cakes. */
export const sharedModifiers = list(`
  wedding birthday family home office commercial residential men's women's men women kids children child baby corporate
  private indoor outdoor winter summer christmas dental medical digital print web mobile gas electric solar day night
  kitchen bathroom bridal portrait fashion food
`);
