const list = (text: string) => new Set(text.trim().split(/\s+/u));

/** Nouns of descriptions, in lower case: German writes them with a capital. None of them is another word too. */
const nouns = list(`
  brot brote brötchen kuchen torte torten gebäck kaffee tee frühstück mittagstisch küche küchen tisch tische regal regale
  möbel stuhl stühle holz eiche nussbaum haus häuser wohnung wohnungen garten gärten baum bäume hecke hecken rasen blume
  blumen strauß sträuße kranz kränze pflanze pflanzen hund hunde katze katzen kaninchen pferd pferde tier tiere kind
  kinder familie familien mann männer frau frauen mensch menschen kunde kunden gast gäste damen herren senioren
  jugendliche erwachsene anfänger betrieb betriebe firma firmen unternehmen team meister jahr jahre jahren tag tage tagen
  woche wochen stunde stunden minuten uhr montag dienstag mittwoch donnerstag freitag samstag sonntag wochenende termin
  termine terminvergabe notdienst ruhetag hausbesuche preis preise preisen qualität beratung angebot angebote service
  stadt dorf nähe umgebung raum region zentrum straße tür telefon internet mail auto autos reifen bremsen werkstatt
  reparatur reparaturen heizung heizungen bad bäder rohre wasser strom licht dach dächer fenster türen farbe farben wand
  wände boden böden fliesen schnitte bärte haare haar haut nägel massage massagen hochzeit hochzeiten fotos bilder film
  filme musik unterricht kurs kurse sprache sprachen schule schüler bücher buch spiele kleidung schuhe schmuck ringe gold
  silber leder stoff stoffe wolle zusatzstoffe zucker mehl milch eier käse fleisch wurst fisch gemüse obst salat wein bier
  speisen gerichte eis zähne zahn implantate vorsorge praxis kanzlei recht verträge steuern versicherungen wartezeiten
  anfahrtskosten kosten gebühren wunsch ort hand handarbeit bäckerei friseur salon elektriker klempner maler tischler
  schreiner arzt ärzte ärztin anwalt anwältin gärtnerei restaurant gasthof hotel zimmer ferienwohnung café laden geschäft
  werkzeug lieferung versand montage planung umzug umzüge reinigung büro büros website webseiten software computer handy
  handys fahrrad fahrräder räder sport fitness yoga training studio verein mitglieder zutaten region tradition leidenschaft
  erfahrung`);
/** What reads like one and is none, or not always. */
const others = list('zuhause jung neuer neueste unser unsere euer feste reise reisen schon gern');
const suffix =
  /(?:ungs?|ungen|heit|heiten|keit|keiten|schaft|schaften|ität|erei|ereien|ion|ionen|kosten|dienst|dienste)$/u;

/** Words that are written small, as far as a description has them. */
const small = list(`
  aber alle allem allen aller alles als also am an andere anderen auch auf aus außerdem backen bei beim beraten beide bieten
  bietet bis biologisch bringen da damit dann darauf das dass davon dem den denn der deren des die dies diese diesem diesen
  dieser doch dort durch ein eine einem einen einer eines einfach er erklären es etwas euch fair faire fast frei freuen
  freundlich freundliche freundlichen frisch frische frischen für ganz ganze ganzen geben gemacht gerne gesunde günstig
  günstige gute guten guter gutes haben handgemacht hat helfen herzlich hier hochwertig hochwertige hochwertigen ihm ihn
  ihnen ihr ihre ihrem ihren ihrer im immer in individuell individuelle individuellen ist jede jedem jeden jeder jedes kein
  keine keinem keinen keiner klein kleine kleinen kleiner kochen kommen kostenlos kostenlose können lang lange lecker
  leckere lernen lieben liefern liegen machen man mehr mein meine meinem meinen meiner mit modern moderne modernen montieren
  nach neben neu neue neuen nicht noch nur oder offen ohne persönlich persönliche persönlichen preiswert regional regionale
  regionalen regionaler reparieren rund schnell schnelle schnellen schöne schönen schneiden sehr sein seine seinem seinen
  seit selbst selbstgemacht sich sie sind sogar sondern sowie sprechen täglich über um und uns unser unsere unserem unseren
  unserer unter verkaufen verschiedene viel viele vielen vom von vor waren war was welche wenn werden wer wie wieder wir wird
  wo wollen zu zum zur zuverlässig zuverlässige zwei drei vier fünf zwischen statt pro geöffnet geschlossen montags dienstags
  mittwochs donnerstags freitags samstags sonntags deutsch englisch türkisch französisch vegan vegane veganen bio traditionell
  traditionelle handwerklich glutenfrei bereits gegen gegründet gibt habe ich bin mich mir biete backe mache arbeite
  arbeiten führen betreuen behandeln pflegen renovieren bauen planen streichen reinigen unterrichten fotografieren nähen
  pflanzen fertigen stellen her hergestellt eigene eigenen eigener`);

const isNoun = (word: string) =>
  !others.has(word) &&
  (nouns.has(word) ||
    (word.length > 6 && suffix.test(word)) ||
    [...nouns].some((noun) => noun.length > 3 && word.length > noun.length + 2 && word.endsWith(noun)));

/** The nouns that are known with their capitals. */
export const germanCapitals = (text: string) =>
  text.replace(/(?<![\p{L}\p{N}./@'’-])\p{Ll}+(?![\p{L}@])(?!\.\p{L})/gu, (word) =>
    isNoun(word) && !small.has(word) ? word.charAt(0).toLocaleUpperCase('de') + word.slice(1) : word,
  );

/**
 * Whether a text may be shown as German: who writes no capitals at all may have written any word small that is a noun, so
 * each small word must be known.
 */
export function hasGermanCapitals(source: string, result: string): boolean {
  const writesCapitals = /\p{L}[^.!?]*\s\p{Lu}\p{Ll}/u.test(source);
  const smallWords = result.match(/(?<![\p{L}\p{N}./@'’-])\p{Ll}{4,}(?![\p{L}@])(?!\.\p{L})/gu) ?? [];
  return (
    writesCapitals ||
    smallWords.every((word) => small.has(word) || /(?:lich|lichen|liche|ige|igen|ische|ischen)$/u.test(word))
  );
}
