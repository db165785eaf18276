/**
 * The trades that the stand-in knows, three lines each: name | tone | icons | palettes; the words that give the
 * trade away (lower case, without accents, `*` for any ending); keywords that are true of every business of the trade.
 */
export const trades = `
bakery | friendly | croissant wheat toast | wheat clay sunrise
  baker* baking bake bakes baked bread* loaf loaves sourdough croissant* pastr* patisser* boulang* panader* backerei* forno panetteria brot baguette* bagel* viennoiserie
  bakery, fresh bread, pastries, baked goods, croissants, baking
cakes | friendly | cake-slice cookie cherry | berry rose blush
  cake* cupcake* gateau* dessert* sweet* confection* cookie* biscuit* macaron* tart tarts pie pies donut* doughnut* pasteler* torte tortes tarta tartas
  cakes, desserts, sweet treats, birthday cakes, confectionery, baking
coffee | friendly | coffee bean sun | espresso clay forest
  coffee* cafe* espresso* latte* cappuccino* barista* roaster* roastery roasting kaffee* cafeteria tea teahouse tearoom matcha chai
  coffee, cafe, coffee shop, espresso, barista, hot drinks
pizza | friendly | pizza flame leaf | tomato olive sunrise
  pizz* calzone trattoria pasta italian
  pizza, italian food, pasta, restaurant, wood-fired oven, dining
seafood | friendly | fish anchor waves | ocean navy sky
  seafood* fish fishing fisher* fishmonger* sushi oyster* lobster* salmon shellfish pescad*
  seafood, fresh fish, fish market, dining, ocean, catch of the day
restaurant | friendly | chef-hat utensils soup | tomato olive carbon
  restaurant* ristorante bistro* brasserie diner dining dinner lunch meal* cuisine food* eatery chef* cook* kitchen* cater* menu* burger* grill* barbecue bbq steak* taco* ramen noodle* curry kebab tapas canteen takeaway deli delicatessen
  restaurant, food, dining, local cuisine, menu, chef
wine | classic | wine grape bottle | wine noir plum
  wine* winery vineyard* vin vins vino vinho sommelier* cellar* weingut bodega* champagne prosecco
  wine, winery, vineyard, wine tasting, red wine, cellar
beer | friendly | beer wheat martini | wheat carbon forest
  beer* brew* brewery ale lager pub taproom hops cider* bar bars cocktail* whisky whiskey gin distill*
  beer, bar, craft drinks, pub, tasting, nightlife
ice cream | friendly | ice-cream-cone cherry heart | berry blush espresso
  ice-cream* icecream* gelat* sorbet* candy candies chocolat* truffle* praline*
  ice cream, chocolate, sweets, gelato, dessert, treats
grocery | friendly | apple carrot citrus | leaf sunrise mint
  grocer* fruit* vegetable* veg produce greengrocer* supermarket* juice* smoothie* vegan vegetarian salad* honey jam organic market
  fresh produce, grocery, fruit, vegetables, healthy food, local market
farm | friendly | tractor wheat egg | forest wheat olive
  farm* agricultur* crop* harvest* orchard* dairy milk egg* cattle livestock ranch* tractor* beekeep* apiary goat* sheep ferme granja bauernhof
  farm, agriculture, farm shop, harvest, fresh produce, countryside
books | classic | book-open library feather | navy clay forest
  book* library librar* publish* novel* author* poetry literatur* librer* libri buch* reading reader*
  books, bookshop, reading, literature, library, authors
education | modern | graduation-cap pencil book-open | royal indigo teal
  school* educat* teach* tutor* course* classes lesson* student* pupil* academ* universit* college* trainer training learn* exam* mathematics math maths homework kurs* escuela ecole
  education, learning, courses, lessons, teachers, students
languages | modern | message-circle globe book-open | royal teal sunrise
  language* english spanish french german translat* interpret* linguist* grammar
  language courses, translation, language school, conversation, learning, communication
children | friendly | toy-brick baby star | sunrise sky berry
  child* kid kids baby babies toddler* nursery kindergarten preschool daycare childcare toy* playground playgroup babysit* nann* montessori
  children, childcare, kids, play, early learning, family
garden | friendly | leaf sprout trees | leaf forest sage
  garden* landscap* lawn* plant plants nursery-plants hedge* tree* arborist* shrub* greenhouse* jardin* compost* horticult* turf mowing
  garden, landscaping, plants, garden design, lawn care, outdoor
florist | classic | flower flower-2 lotus | rose sage blush
  florist* flower* bouquet* floral floristry rose roses tulip* fleur* blumen* flor* wreath*
  flowers, florist, bouquets, flower arrangements, floral design, wedding flowers
outdoors | modern | mountain-snow tent tree-pine | forest slate sunrise
  camp camping campsite hike* hiking trek* climb* outdoor* forest* wilderness adventure* trail trails scout* ski skiing snowboard* alpine mountain* kayak* canoe* nature
  outdoors, hiking, adventure, nature, mountains, camping
pets | friendly | paw-print bone cat | teal sunrise sky
  pet pets dog dogs cat cats puppy puppies kitten* veterin* vet vets animal* groom* kennel* grooming horse* equestrian rider* rabbit* aquarium
  pets, pet care, dogs, cats, animals, veterinary
photography | modern | camera aperture eye | carbon slate clay
  photo* camera* portrait* fotograf* headshot* darkroom
  photography, photographer, portraits, photo shoot, camera, photo studio
film | modern | clapperboard aperture ticket | carbon tomato plum
  film* video* cinema* movie* animation* documentar* director* footage editing drone* theatre theater
  video production, film, cinema, camera crew, editing, media
music | modern | music guitar piano | plum carbon indigo
  music* band bands guitar* piano* violin* drum* singer* singing song* concert* dj djs choir* orchestra* recording vinyl record records instrument*
  music, concerts, musicians, live music, recording, instruments
media | modern | newspaper podcast mic | tomato slate royal
  news* media journal* magazine* podcast* radio broadcast* blog* press reporter* editorial
  news, media, magazine, journalism, podcast, stories
writing | classic | feather pen-tool pencil | navy clay plum
  writ* copywrit* editor editors proofread* content-writing storytell* ghostwrit*
  writing, copywriting, editing, stories, content, author
fitness | modern | dumbbell zap heart-pulse | volt tomato carbon
  fitness gym gyms workout* crossfit personal-train* strength weight* muscle* athlet* boxing boxer* martial karate judo bootcamp running runner* marathon*
  fitness, gym, workout, personal training, strength, health
wellness | classic | lotus stones leaf | sage lavender mint
  yoga pilates meditat* wellness wellbeing mindful* spa spas massag* reiki holistic retreat* sauna acupunct* aromatherap* ayurved* relax*
  wellness, relaxation, yoga, mindfulness, balance, self care
beauty | classic | sparkles flower butterfly | blush rose noir
  beauty cosmetic* makeup make-up skincare skin facial* nail nails manicure* pedicure* lash lashes brow brows esthetic* aesthetic* perfum* fragrance* tattoo*
  beauty, beauty salon, skincare, cosmetics, nails, makeup
hair | classic | scissors comb sparkles | carbon plum noir
  hair* barber* salon* stylist* haircut* shave* shaving beard* peluquer* coiff* friseur* wig*
  hairdresser, haircut, hair salon, barber, hair styling, colouring
dental | modern | tooth sparkles shield | sky teal mint
  dent* tooth teeth orthodon* implant* braces smile* zahn*
  dentist, dental care, teeth, dental clinic, oral health, smile
medical | modern | heart-pulse cross stethoscope | teal sky ocean
  medic* doctor* clinic* hospital* health healthcare nurse* nursing physio* patient* therap* surgery surgeon* pharma* osteopath* chiropract* psycholog* counsel* pediatr* paediatr* hearing carer* elderly senior*
  health care, clinic, doctor, medical care, patients, therapy
optics | modern | glasses eye sun | slate teal indigo
  optic* optom* eyewear glasses spectacles eye eyes lens lenses vision sunglasses
  optician, glasses, eyewear, eye test, lenses, vision
cars | modern | car wrench key | tomato slate carbon
  car cars auto automotive garage* mechanic* vehicle* tyre* tire tires motor motors motorcycle* engine* driving driver* taxi* bodyshop chauffeur* limousine* carwash rental-car
  car repair, auto service, garage, mechanic, vehicles, maintenance
bicycles | modern | bike wrench cog | teal volt sunrise
  bicycle* bike* cycl* velo* ebike* e-bike* fahrrad*
  bicycles, bike shop, bike repair, cycling, e-bikes, accessories
transport | modern | truck package compass | royal sunrise slate
  transport* truck* logistic* deliver* courier* freight* mover* moving removal* relocation* shipping cargo haulage warehouse* storage bus buses coach coaches
  transport, delivery, logistics, moving, freight, courier
property | modern | house key building-2 | navy forest teal
  property properties estate realtor* realty homes house* housing apartment* flat flats rent rental* rentals letting* landlord* mortgage* immobil* villa* condo*
  real estate, homes, property, apartments, houses for sale, rentals
building | modern | hammer hard-hat house | wheat slate sunrise
  construct* build builder* building* carpent* roof* mason* brick* renovat* remodel* handyman* contractor* joiner* concrete scaffold* tiler* tiling flooring wood wooden woodwork* tile tiles timber demolition
  construction, builders, renovation, carpentry, home improvement, tools
plumbing | modern | droplet wrench flame | ocean royal sunrise
  plumb* pipe* boiler* heating drain* bathroom* leak* hvac faucet* water-heater*
  plumber, plumbing, heating, pipe repair, boiler, bathroom
energy | modern | zap sun plug | sunrise volt royal
  electric* energy solar power photovolt* wind-turbine* battery batteries charging renewable* insulation
  electrician, energy, solar power, electrical work, renewable energy, installation
cleaning | friendly | bubbles sparkles spray-can | sky mint teal
  clean* laundr* housekeep* janitor* carpet* dry-clean* washing wash window-clean* hygien* ironing
  cleaning, cleaning service, housekeeping, laundry, hygiene, tidy home
interior | classic | armchair lamp vase | clay sage noir
  interior* furnitur* decor* sofa* upholster* lamp* lighting curtain* homeware* ceramic* pottery potter* vase* rug rugs antique*
  interior design, furniture, home decor, decoration, design, living room
art | modern | palette paintbrush shapes | plum tomato indigo
  art arts artist* paint* galler* sculpt* illustrat* draw* calligraph* craft crafts handmade handcraft* exhibition* muralist* mural*
  art, artist, gallery, paintings, handmade, creative work
design | modern | pen-tool shapes ruler | carbon indigo tomato
  design* graphic* brand branding creative* logo logos typograph* ux ui architect*
  design, creative studio, branding, graphic design, ideas, visual identity
industry | modern | cog wrench atom | slate sunrise royal
  engineer* industr* manufactur* machin* factory factories metal* steel weld* tool tools cnc mechanical automation robot*
  engineering, manufacturing, machines, industry, production, metalwork
electronics | modern | cpu smartphone laptop | royal slate volt
  electronic* chip chips hardware computer* laptop* phone phones smartphone* iphone* screen screens gadget* pc tablet tablets semiconductor*
  electronics, computers, phone repair, devices, hardware, technology
software | modern | code rocket laptop | indigo slate volt
  software* app apps code coding develop* programm* web website* saas devops kubernetes digital tech technolog* internet startup* start-up* platform*
  software, web development, technology, apps, digital products, programming
data | modern | brain database atom | indigo volt ocean
  data analytic* ai machine-learning intelligence algorithm* statistic* database*
  data, analytics, artificial intelligence, insights, technology, research
cloud | modern | cloud database shield | sky indigo slate
  cloud hosting server servers network* backup* telecom* wifi
  cloud, hosting, servers, network, it services, infrastructure
security | modern | shield lock key | navy slate teal
  security secur* cyber* guard guards alarm* lock locks locksmith* surveillance privacy cctv
  security, protection, safety, alarm systems, surveillance, locks
marketing | modern | megaphone target trending-up | berry indigo sunrise
  market* advertis* seo campaign* agency agencies pr promotion* social-media influencer*
  marketing, advertising, campaigns, social media, strategy, brand growth
shop | modern | shopping-bag store tags | royal rose teal
  shop shops store* retail* boutique* sell sells selling seller* buy buys sale sales online e-commerce ecommerce mall supplier* wholesale*
  shop, online store, shopping, products, retail, new arrivals
fashion | classic | hanger shirt handbag | noir carbon blush
  fashion* cloth* dress dresses apparel tailor* textile* wear shirt* jean* garment* moda bag bags handbag* leather* shoe shoes sneaker* boot boots knit* sew* scarf scarves hat hats lingerie
  fashion, clothing, style, boutique, collection, accessories
jewellery | classic | gem ring watch | noir navy plum
  jewel* ring rings gold goldsmith* silver silversmith* diamond* gem gems necklace* bracelet* earring* watch watches watchmak* bijou*
  jewellery, rings, necklaces, gold, silver, handmade jewellery
events | classic | heart sparkles ring | blush noir plum
  event* wedding* party parties celebrat* bridal bride brides conference* festival* birthday* entertain* magician*
  events, weddings, party planning, celebrations, event venue, decoration
gifts | friendly | gift heart star | berry tomato teal
  gift* present presents souvenir* card cards stationer* candle* balloon*
  gifts, presents, souvenirs, greeting cards, gift ideas, handmade
travel | modern | plane compass palmtree | sky sunrise ocean
  travel* tour tours tourism tourist* trip trips flight* airline* holiday* vacation* cruise* guide guides guided excursion* safari voyage* viaje*
  travel, tours, holidays, sightseeing, destinations, travel guide
hotel | classic | bed-double key moon | navy noir forest
  hotel* hostel* guesthouse* lodge* inn bed-and-breakfast accommodation* room rooms stay stays resort* airbnb suite suites
  hotel, accommodation, rooms, bed and breakfast, holiday stay, guests
sport | modern | ball trophy volleyball | royal volt tomato
  sport* football* soccer basketball* tennis volleyball* rugby hockey golf* club clubs league* coach coaching tournament* goalkeep* stadium
  sport, sports club, team, training, matches, coaching
water | modern | sailboat waves anchor | ocean sky navy
  swim* pool pools surf* sail* boat* yacht* dive dives diving diver divers marina beach* ocean sea marine harbour harbor
  sea, boats, sailing, surfing, swimming, beach
law | classic | scale landmark gavel | navy noir wine
  law laws lawyer* legal attorney* solicitor* notary notaries barrister* litigat* court* justice advocate* abogad* avocat* anwalt* rechtsanw*
  lawyer, legal advice, law firm, attorney, legal services, contracts
finance | modern | chart-column coins trending-up | forest navy royal
  financ* account accounting accountant* bookkeep* tax taxes audit* bank* insur* invest* payroll loan loans pension* wealth broker* credit crypto*
  accounting, tax advice, bookkeeping, finance, investment, insurance
consulting | modern | briefcase lightbulb trending-up | navy teal slate
  consult* business* strateg* advis* management manager* corporate entrepreneur* office offices coaching-business outsourc*
  consulting, business advice, strategy, management, coaching, growth
recruiting | modern | users handshake briefcase | indigo teal royal
  recruit* hiring hr staffing career* job jobs talent* employ* coworking co-working
  recruiting, careers, jobs, talent, staffing, human resources
charity | friendly | hand-heart heart users | tomato teal plum
  charit* nonprofit* non-profit* donat* volunteer* communit* foundation* ngo aid humanitarian* refugee* welfare
  charity, community, volunteers, donations, support, helping people
faith | classic | church bird hand-heart | navy plum wheat
  church* faith parish* ministr* worship chapel* christian* prayer* bible gospel
  church, community, faith, worship, prayer, fellowship
science | modern | flask-conical atom microscope | teal indigo sky
  scien* lab labs laborator* research* chemis* biolog* biotech* physic* microscop* genetic*
  science, laboratory, research, innovation, analysis, technology
ecology | friendly | recycle leaf globe | leaf mint forest
  eco ecolog* recycl* sustainab* zero-waste climate environment* upcycl* refill*
  sustainability, eco-friendly, recycling, environment, green living, nature
games | modern | gamepad-2 puzzle rocket | indigo plum volt
  game* gaming esport* puzzle* board-game* escape-room* arcade* toy-train
  games, gaming, entertainment, board games, fun, players
printing | modern | printer droplet newspaper | berry royal carbon
  print* copy copies sign signs signage poster* banner* sticker* 3d-print*
  printing, print shop, posters, business cards, signs, copies
`;
