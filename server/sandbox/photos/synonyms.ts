import { stem, wordsOf } from './stem';

/**
 * What customers write about their business, and what the library's tags say. A line holds a tag or tags, then the words
 * that lead to them. The first list is what is found; the second is what is asked for.
 */
const lines: readonly (readonly [found: string, asked: string])[] = [
  [
    'business office professional company',
    'service solution enterprise firm agency brand customer client quality expert management consultant consulting strategy corporate freelance freelancer entrepreneur industry reliable trusted experience local',
  ],
  [
    'business team meeting',
    'coach coaching workshop seminar training hr recruiting recruitment career job employment staff',
  ],
  [
    'finance business accounting',
    'tax accountant bookkeeping audit insurance loan credit banking wealth fund stocks trading crypto payroll',
  ],
  ['marketing media news', 'advertising advertisement seo campaign promotion branding copywriting influencer pr'],
  ['law legal', 'lawyer attorney advocate notary solicitor contract paralegal immigration'],
  ['real estate house apartment', 'realtor property broker letting landlord housing mortgage home rental villa condo'],
  ['interior furniture home', 'decor decorator carpet curtain sofa upholstery living furnishing homeware'],
  [
    'architecture building construction',
    'architect contractor renovation builder roofing roofer facade bricklayer masonry',
  ],
  [
    'tools repair workshop',
    'plumber plumbing electrician electrical handyman maintenance locksmith heating hvac installation fix',
  ],
  ['wood carpenter workshop', 'joiner joinery woodwork timber furniture-maker'],
  ['cleaning household hygiene', 'cleaner maid janitor laundry housekeeping'],
  ['truck logistics delivery', 'courier shipping cargo moving removal freight parcel post'],
  ['car vehicle garage', 'auto automobile mechanic dealer dealership motor tyre tire taxi driving driver'],
  ['bicycle cycling', 'bike ebike cyclist'],
  [
    'technology computer software',
    'it tech digital app web website internet developer programming hosting cloud saas data ai cyber network',
  ],
  ['photography camera studio', 'photo photographer photos portrait videographer camera shoot'],
  ['film video media', 'movie cinema television videography filmmaker streaming youtube'],
  ['music concert instrument', 'musician dj choir orchestra sound audio podcast radio singer band'],
  ['event party celebration', 'anniversary catering festival conference organizer planner entertainment'],
  ['wedding love flowers', 'bride bridal bridegroom engagement marriage romance'],
  ['bakery bread pastry', 'bake boulangerie patisserie sourdough bun bagel muffin cookie'],
  ['cake dessert sweet', 'confectionery candy chocolate chocolatier cupcake icecream gelato sugar'],
  ['coffee cafe cup', 'coffeehouse espresso barista tea latte roastery'],
  ['restaurant food dinner', 'bistro dining eatery chef cook menu cuisine meal lunch kitchen gastronomy'],
  ['burger fast food pizza', 'takeaway snack diner grill barbecue bbq foodtruck'],
  ['bar wine drinks', 'pub cocktail beer brewery winery vineyard alcohol nightclub'],
  ['fruit vegetables healthy', 'vegan vegetarian nutrition diet dietician juice smoothie grocery greengrocer salad'],
  ['farm organic field', 'farmer agriculture agricultural rural countryside livestock dairy harvest'],
  ['garden plants nature', 'gardener landscaping landscaper lawn greenhouse nursery botanical tree'],
  ['flowers florist bouquet', 'floral rose tulip blossom'],
  [
    'school education books',
    'teacher teaching tutor tutoring lesson course academy college university student class training learning kindergarten language',
  ],
  ['books library reading', 'author writer publisher publishing bookshop bookstore literature novel poetry'],
  ['science laboratory research', 'scientist chemistry biology physics engineering lab'],
  [
    'health doctor medical',
    'healthcare medicine clinic hospital physician nurse therapy therapist physiotherapy physio practice psychologist',
  ],
  ['dentist tooth dental', 'orthodontist smile teeth'],
  ['spa wellness massage', 'yoga meditation relax relaxation mindfulness sauna retreat pilates'],
  ['beauty cosmetics skincare', 'makeup nail nails manicure esthetician facial perfume'],
  ['hair salon barber', 'hairdresser haircut stylist beard'],
  ['fitness gym sport', 'workout trainer exercise athletic crossfit muscle'],
  ['sport ball team', 'club athlete league tournament football soccer tennis basketball golf'],
  ['shop store shopping', 'retail ecommerce commerce boutique sale product market marketplace webshop'],
  ['clothing fashion clothes', 'apparel textile tailor dress shirt wear designer shoes'],
  ['jewellery gold ring', 'goldsmith necklace diamond watch accessory'],
  ['gift present party', 'souvenir surprise wrapping'],
  ['toys kids children', 'child baby toddler daycare childcare nursery babysitter playground family'],
  ['pets dog cat', 'pet animal puppy kitten veterinary vet grooming groomer kennel'],
  ['travel vacation hotel', 'tourism tourist trip holiday tour guide journey hostel adventure flight cruise'],
  ['hotel room bed', 'accommodation guesthouse lodging resort inn bnb'],
  ['sea beach summer', 'ocean coast island swimming surf diving'],
  ['boat sailing sea', 'yacht marine harbor harbour ferry'],
  ['mountains hiking nature', 'outdoor climbing trekking camping ski alps'],
  ['nature landscape green', 'environment ecology sustainable sustainability eco climate energy solar'],
  [
    'art painting creative',
    'artist gallery design designer graphic illustration drawing craft handmade pottery ceramics',
  ],
  ['news newspaper media', 'magazine journalism journalist press blog blogger article editorial'],
  ['community people team', 'social charity volunteer nonprofit ngo association church forum member group'],
  ['security lock protection', 'safety guard alarm surveillance privacy'],
  ['factory industry machine', 'manufacturing production industrial metal steel welding engineering'],
  ['warehouse storage logistics', 'depot inventory wholesale distribution'],
  ['city urban architecture', 'town downtown street municipal metropolitan'],
  ['game play entertainment', 'gaming gamer esports casino boardgame fun hobby leisure'],
  ['abstract background minimal', 'modern elegant simple creative innovative innovation unique stylish premium luxury'],
  ['texture surface material', 'stone tile flooring fabric'],
  ['sky clouds weather', 'air wind sun sunny'],
  ['night stars space', 'astronomy astrology moon universe'],
  ['time clock', 'schedule deadline punctual appointment calendar'],
  ['growth success trophy', 'award achievement goal winner leadership motivation'],
];

/** From the stem that is asked for to the stems of the tags that answer it. */
export const related: ReadonlyMap<string, readonly string[]> = (() => {
  const map = new Map<string, Set<string>>();
  for (const [found, asked] of lines) {
    const targets = wordsOf(found).map(stem);
    for (const word of [...wordsOf(asked), ...wordsOf(found)]) {
      const key = stem(word);
      const known = map.get(key) ?? new Set<string>();
      for (const target of targets) if (target !== key) known.add(target);
      map.set(key, known);
    }
  }
  return new Map([...map].map(([key, targets]) => [key, [...targets]]));
})();
