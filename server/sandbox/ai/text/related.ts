/*
 * What customers also search for in German, Spanish and French, for texts that say little; a line for each trade: its
 * name, for who reads this | words that give it away, `*` for any ending | keywords in German | in Spanish | in French.
 */
const rows = `
bakery | bäcker* brot* kuchen* torte* konditor* panader* pasteler* pan pasteles boulang* pâtisser* pain levain | bäckerei, brot, kuchen, frisches gebäck, brötchen | panadería, pan artesano, pasteles, bollería, masa madre | boulangerie, pain, pâtisserie, viennoiseries, pain au levain
coffee | café kaffee* cafeter* kaffeehaus espresso | café, kaffee, frühstück, kuchen, espresso | cafetería, café, desayunos, meriendas, espresso | café, salon de thé, petit-déjeuner, espresso, boissons chaudes
restaurant | restaurant* gasthof wirtshaus mittagstisch speisen küche restaurante* tapas comida menú bar cuisine bistrot brasserie repas plats | restaurant, essen gehen, mittagstisch, regionale küche, speisekarte | restaurante, comida casera, menú del día, tapas, cocina local | restaurant, cuisine maison, plat du jour, carte, repas
hair | friseur* haarschnitt* schnitte bärte barbier peluquer* cortes peinados barbería coiff* coupe barbier | friseur, haarschnitt, haare färben, damen und herren, bart | peluquería, corte de pelo, peinados, color, barbería | coiffeur, coupe de cheveux, coloration, salon de coiffure, barbier
beauty | kosmetik* nägel nagelstudio wimpern belleza uñas estética maquillaje beauté ongles esthéti* maquillage | kosmetik, nagelstudio, gesichtspflege, maniküre, schönheit | belleza, uñas, manicura, cuidado facial, maquillaje | beauté, ongles, soin du visage, manucure, maquillage
dental | zahn* zähne implantate dentista* dental* ortodon* implantes dentaire* dentiste* | zahnarzt, zahnpflege, prophylaxe, implantate, zahnarztpraxis | dentista, clínica dental, ortodoncia, implantes, higiene dental | dentiste, soins dentaires, cabinet dentaire, implants, détartrage
medical | arzt* ärzt* behandeln hausarzt médico* fisioterap* médecin* kiné* infirm* | arzt, arztpraxis, vorsorge, behandlung, gesundheit | médico, consulta, salud, clínica, tratamientos | médecin, cabinet médical, santé, consultation, soins
pets | tierarzt kleintier* hund* katze* tier* veterinari* perro* gato* mascota* vétérinaire* chien* chat chats animaux | tierarzt, haustiere, hunde, katzen, tierpflege | veterinario, mascotas, perros, gatos, cuidado animal | vétérinaire, animaux, chiens, chats, soins
law | kanzlei anwalt* rechtsanw* notar* recht* abogad* notar* jurídic* avocat* notaire* juridi* | rechtsanwalt, kanzlei, rechtsberatung, verträge, anwalt | abogado, asesoría legal, bufete, contratos, derecho | avocat, conseil juridique, cabinet, contrats, droit
finance | steuer* buchhalt* versicherung* asesoría contab* impuestos seguros comptab* impôts assurance* fiscal* | steuerberatung, buchhaltung, steuern, finanzen, beratung | asesoría fiscal, contabilidad, impuestos, finanzas, gestoría | comptable, fiscalité, comptabilité, impôts, conseil
plumbing | klempner* sanitär* heizung* rohr* fontaner* tuber* calefacción desatasc* plombi* chauffag* débouchage fuite* | klempner, sanitär, heizung, rohrreinigung, bad | fontanero, fontanería, calefacción, desatascos, baño | plombier, plomberie, chauffage, fuite d’eau, salle de bain
energy | elektr* strom* photovolt* electricista* eléctric* électric* domotique | elektriker, elektroinstallation, strom, beleuchtung, notdienst | electricista, instalaciones eléctricas, iluminación, averías, energía | électricien, électricité, dépannage, éclairage, installation
cars | autowerkstatt kfz* reifen werkstatt bremsen coche* moto motos taller* neumátic* garage* pneu* voiture* automobile* freins | autowerkstatt, autoreparatur, reifen, bremsen, inspektion | taller mecánico, coches, motos, neumáticos, revisión | garage, réparation automobile, pneus, freins, entretien
building | maler* dachdecker* bauunternehmen* renovier* fliesen* tischler* zimmer* reformas obra obras pintor* albañil* tejados maçon* peintre* travaux rénovation* couvreur* | handwerker, renovierung, bau, sanierung, maler | reformas, obras, construcción, pintura, albañilería | travaux, rénovation, artisan, bâtiment, peinture
interior | möbel* tische regale küchen holz* schreiner* muebles carpinter* madera cocinas meuble* menuis* ébénist* | möbel, schreinerei, holz, küchen, tische | muebles, carpintería, madera, cocinas, mesas | meubles, menuiserie, bois, cuisines, tables
garden | garten* gärtner* hecke* rasen* baum* jardin* césped podas árboles paysag* haies tonte pelouse* élagage | garten, gartenpflege, gartenbau, hecke schneiden, pflanzen | jardinería, jardines, plantas, podas, césped | jardinage, jardins, entretien, tonte, taille de haies
florist | blumen* florist* sträuße strauß kränze flores floristería ramos coronas fleur* fleuriste bouquet* | blumen, blumenladen, blumensträuße, kränze, pflanzen | floristería, flores, ramos, plantas, coronas | fleuriste, fleurs, bouquets, plantes, compositions
cleaning | reinigung* putz* gebäudereinigung fensterputzen limpieza* nettoyage ménage pressing | reinigung, gebäudereinigung, fensterreinigung, sauberkeit, haushalt | limpieza, limpieza de oficinas, hogar, cristales, lavandería | nettoyage, ménage, vitres, entretien, propreté
photography | fotograf* fotos hochzeitsfoto* fotógraf* fotografía photograph* photos | fotograf, fotos, hochzeitsfotos, porträts, fotostudio | fotógrafo, fotografía, bodas, retratos, estudio | photographe, photos, mariage, portraits, studio
education | nachhilfe unterricht* kurs* schule* schüler* clases academia alumnos profesor* cours élèves lycéens professeur* soutien | nachhilfe, unterricht, kurse, schule, lernen | clases, academia, cursos, profesores, aprender | cours, soutien scolaire, professeurs, élèves, apprendre
languages | sprach* deutschkurs* español* inglés idioma* langue* traduct* übersetz* | sprachkurse, sprachschule, übersetzung, sprachen lernen, unterricht | clases de idiomas, academia, español para extranjeros, profesores, cursos | cours de langues, école de langues, traduction, apprendre, conversation
hotel | hotel* ferienwohnung* pension zimmer* rural alojamiento* habitacion* hostal hôtel* gîte* chambre* hébergement | hotel, zimmer, ferienwohnung, urlaub, übernachtung | casa rural, alojamiento, habitaciones, turismo rural, escapadas | gîte, chambres d’hôtes, vacances, hébergement, week-end
fitness | fitness* training* sport* gimnasio* entren* gym musculation coach | fitness, training, fitnessstudio, sport, gesundheit | gimnasio, entrenamiento, deporte, fitness, salud | sport, salle de sport, coach, fitness, entraînement
wellness | massage* yoga* sauna* masaje* relaj* bien-être | massage, wellness, entspannung, yoga, gesundheit | masajes, bienestar, relajación, yoga, spa | massage, bien-être, détente, yoga, spa
jewellery | schmuck* ringe goldschmied* uhren joya* joyería anillo* bijou* bague* collier* joaill* | schmuck, ringe, goldschmied, ketten, handgemachter schmuck | joyería, joyas, anillos, collares, hecho a mano | bijoux, bagues, colliers, fait main, bijouterie
fashion | mode* kleid* schuh* schneider* moda* ropa* zapat* vestido* vêtement* couturi* chaussure* | mode, kleidung, boutique, schuhe, accessoires | moda, ropa, boutique, zapatos, complementos | mode, vêtements, boutique, chaussures, accessoires
events | hochzeit* feier* veranstalt* boda* evento* fiesta* mariage* fête* événement* traiteur | hochzeit, feiern, veranstaltungen, dekoration, planung | bodas, eventos, fiestas, celebraciones, organización | mariage, événements, fêtes, réception, organisation
transport | umzug* umzüge spedition* transport* mudanza* transporte* déménag* livraison* | umzug, transport, möbelpacker, lager, spedition | mudanzas, transporte, portes, almacén, embalaje | déménagement, transport, cartons, livraison, stockage
`;

interface Row {
  words: readonly RegExp[];
  keywords: Readonly<Record<string, readonly string[]>>;
}

const related: readonly Row[] = rows
  .trim()
  .split('\n')
  .map((row) => {
    const [, words = '', de = '', es = '', fr = ''] = row.split(' | ');
    return {
      words: words.split(' ').map((word) => new RegExp(`^${word.replace('*', '.*')}$`, 'u')),
      keywords: { de: de.split(', '), es: es.split(', '), fr: fr.split(', ') },
    };
  });

/** The trade that a German, Spanish or French text speaks of most; null when none shows. */
function rowOf(text: string): Row | null {
  const words = text.toLowerCase().match(/[\p{L}-]+/gu) ?? [];
  let [best, most]: [Row | null, number] = [null, 0];
  for (const row of related) {
    // What comes first says what it is.
    const weight = words.reduce(
      (sum, word, index) => sum + (row.words.some((pattern) => pattern.test(word)) ? 1 + 2 / (1 + index / 4) : 0),
      0,
    );
    if (weight > most) [best, most] = [row, weight];
  }
  return best;
}

/** Keywords that are true of every business of the trade, in the language of the text. */
export const relatedKeywords = (text: string, language: string) => rowOf(text)?.keywords[language] ?? [];
