import { asked, type Business, item, offer, person, said, week } from './business';

/** Everything that a website can say: five trades; the others are in the second half. */
export const longFirst: readonly Business[] = [
  {
    domain: 'eetcafe-de-gouden-karper',
    language: 'nl',
    trade: 'food',
    name: 'Eetcafé De Gouden Karper',
    description:
      'Al sinds 1926 eet en drinkt u bij ons aan het water in Hummelo. In de keuken werken we met wat de Achterhoek geeft: kaas van de buren, wild in het najaar, groente uit onze eigen tuin. Het terras is open zodra de zon schijnt, de haard brandt vanaf oktober.\nVoor feesten tot tachtig personen hebben we een zaal met uitzicht op de molen.',
    keywords: ['lunch', 'diner', 'terras aan het water', 'feestzaal', 'streekgerechten'],
    phone: '+31 314 555 018',
    address: 'Dorpsstraat 9, 6999 AA Hummelo',
    shots: [
      'terrace-parasol',
      'restaurant-evening',
      'beer-glasses',
      'table-setting-top',
      'vegetables-board',
      'cheese-board',
      'street-party-table',
      'wine-vineyard',
    ],
    mark: ['#b7791f', 'wave'],
    templates: ['carte', 'picnic'],
    sections: {
      notice: { text: 'Op 24 en 31 december is de keuken open tot 17.00 uur.', until: '2099-12-31' },
      hero: {
        headline: 'Eten en drinken aan het water, al sinds 1926.',
        action: { kind: 'book', label: 'Reserveer een tafel' },
      },
      booking: 'https://example.com/reserveren',
      about: {
        heading: 'Ons verhaal',
        text: 'Overgrootvader Hendrik begon met een tapkast en drie stoelen. Vandaag staan zijn achterkleinkinderen in de keuken en achter de bar.\nWe koken wat het seizoen geeft en kopen zo dicht bij huis als we kunnen.',
      },
      menu: [
        {
          name: 'Lunch',
          items: [
            item('Uitsmijter met boerenham', '€ 12,50'),
            item('Tosti met kaas van de Heikamp', '€ 8,75'),
            item('Soep van de dag', '€ 7,50', 'Met brood en kruidenboter'),
            item('Salade met geitenkaas', '€ 15'),
            item('Twaalfuurtje', '€ 16,50', 'Soep, kroket en een boterham'),
            item('Pannenkoek met spek', '€ 11'),
          ],
        },
        {
          name: 'Voorgerechten',
          items: [
            item('Gerookte karper', '€ 13,50', 'Met mierikswortel en bieten'),
            item('Bospaddenstoelen op toast', '€ 12'),
            item('Carpaccio van Achterhoeks rund', '€ 14'),
          ],
        },
        {
          name: 'Hoofdgerechten',
          items: [
            item('Hertenbiefstuk', '€ 28,50', 'Alleen in het najaar'),
            item('Zalmforel uit de oven', '€ 24'),
            item('Kipsaté', '€ 19,50'),
            item('Groente van eigen tuin', '€ 18,50', 'Met linzen en dragon'),
            item('Schnitzel', '€ 21'),
          ],
        },
        {
          name: 'Nagerechten',
          items: [
            item('Appeltaart met slagroom', '€ 6'),
            item('Vanille-ijs met boerenjongens', '€ 7,50'),
            item('Kaasplank', '€ 12,50'),
          ],
        },
        {
          name: 'Bier en wijn',
          items: [
            item('Witbier van de streek', '€ 4,75'),
            item('Huiswijn', '€ 4,95', 'Wit, rood of rosé'),
            item('Wijn van Slot Doetinchem', '€ 6,50'),
            item('Alcoholvrij bier', '€ 4'),
          ],
        },
      ],
      hours: {
        week: week('wed-thu 11:00-22:00; fri-sat 11:00-01:00; sun 11:00-21:00'),
        holidays: [
          { from: '2099-12-25', to: '2099-12-26', name: 'Kerst', intervals: [{ from: '12:00', to: '22:00' }] },
          { from: '2099-01-01', to: '2099-01-07', name: 'Winterrust', intervals: [] },
        ],
        note: 'De keuken sluit een uur eerder.',
      },
      team: [
        person('Hendrik Wolters', 'Kok', 'Vierde generatie, jager en imker.'),
        person('Marieke Wolters', 'Gastvrouw', 'Kent elke tafel en bijna elke gast.'),
      ],
      testimonials: [
        said('De beste gerookte vis van de Achterhoek.', 'Familie Jansen'),
        said('We kwamen voor de koffie en bleven tot het eten.', 'Els en Piet', 'Arnhem'),
      ],
      questions: [
        asked('Kan mijn hond mee?', 'Ja, op het terras en in het café.'),
        asked('Kunnen jullie rekening houden met een allergie?', 'Graag. Zeg het bij het reserveren.'),
      ],
      social: [
        { name: 'Instagram', url: 'https://example.com/karper' },
        { name: 'Facebook', url: 'https://example.com/karper-fb' },
      ],
      contact: { form: true, directions: 'Parkeren kan achter de kerk. De bushalte ligt voor de deur.' },
      imprint: 'Eetcafé De Gouden Karper, H. Wolters\nDorpsstraat 9, 6999 AA Hummelo',
    },
  },
  {
    domain: 'alshifa-clinic',
    language: 'ar',
    trade: 'health',
    name: 'مركز الشفاء لطب الأسرة',
    description:
      'مركز طبي لجميع أفراد الأسرة في الدوحة، يجمع تحت سقف واحد طب الأسرة والأطفال والنساء. نخصص لكل مريض عشرين دقيقة على الأقل، ونشرح له كل خطوة بلغته. نتائج التحاليل تصل في اليوم نفسه.\nنستقبل الحالات الطارئة دون موعد خلال ساعات العمل.',
    keywords: ['طب الأسرة', 'طب الأطفال', 'تحاليل', 'تطعيمات', 'رعاية الحوامل'],
    phone: '+974 4455 5017',
    address: 'شارع السد 45، الدوحة',
    shots: ['doctor-practice-room', 'waiting-room', 'stethoscope-clipboard', 'microscope-lab', 'pharmacy-bottles'],
    mark: ['#0f766e', 'cross'],
    templates: ['practice', 'meadow'],
    sections: {
      hero: { headline: 'طبيب واحد يعرف أسرتك كلها.', action: { kind: 'book', label: 'احجز موعدًا' } },
      booking: 'https://example.com/mawid',
      about: {
        heading: '',
        text: 'افتتح المركز أبوابه عام 2011 بطبيبين وممرضة. اليوم يعمل فيه تسعة أطباء يتحدثون أربع لغات.\nنؤمن بأن الطبيب الجيد يسمع قبل أن يكتب الوصفة.',
      },
      services: [
        offer('طب الأسرة', 'الفحص الدوري والأمراض المزمنة.', '200 ريال', '20 دقيقة'),
        offer('طب الأطفال', 'متابعة النمو منذ الولادة.', '220 ريالًا', '30 دقيقة'),
        offer('النساء والتوليد', 'متابعة الحمل مع التصوير.', '300 ريال', '30 دقيقة'),
        offer('المختبر', 'نتائج معظم التحاليل في اليوم نفسه.', 'من 50 ريالًا'),
        offer('التطعيمات', 'للأطفال وللمسافرين.', 'من 80 ريالًا'),
        offer('زيارة منزلية', 'لمن لا يستطيع الحضور.', '400 ريال'),
      ],
      hours: {
        week: week('sat-sun 08:00-21:00; mon-thu 08:00-21:00'),
        holidays: [{ from: '2099-09-01', to: '2099-09-03', name: 'عيد الأضحى', intervals: [] }],
        note: 'في رمضان من العاشرة صباحًا حتى الثالثة عصرًا.',
      },
      team: [
        person('د. ليلى حداد', 'طب الأسرة', 'خبرة خمس عشرة سنة في بيروت والدوحة.'),
        person('د. سامي النجار', 'طب الأطفال'),
        person('د. هدى العلي', 'النساء والتوليد'),
      ],
      testimonials: [said('لأول مرة يشرح لي طبيب نتيجة التحليل سطرًا سطرًا.', 'أم خالد')],
      questions: [
        asked('هل تقبلون التأمين؟', 'نعم، معظم شركات التأمين المحلية.'),
        asked('كم أنتظر عادة؟', 'أقل من ربع ساعة إن كان لديك موعد.'),
        asked('هل يوجد موقف سيارات؟', 'نعم، مجاني خلف المبنى.'),
      ],
      contact: { form: true, whatsapp: '+974 5555 0170', place: { latitude: 25.2854, longitude: 51.531 } },
      imprint: 'مركز الشفاء لطب الأسرة\nشارع السد 45، الدوحة',
    },
  },
  {
    domain: 'okafor-price-solicitors',
    language: 'en',
    trade: 'law',
    name: 'Okafor Price Solicitors',
    description:
      'Employment, immigration and family law in Leeds, explained in plain English and priced before we start. We are a firm of seven, two of us speak Polish and one speaks Igbo. Nobody is passed from desk to desk: the solicitor you meet is the one who does the work.\nFor urgent matters we keep two appointments free every morning.',
    keywords: ['employment law', 'immigration', 'divorce', 'wills', 'settlement agreements'],
    phone: '+44 113 555 0190',
    address: '61 Park Row, Leeds LS1 5HD',
    shots: ['briefcase-office', 'contract-pen', 'law-library-ladder', 'courthouse-columns', 'law-scales-desk'],
    mark: ['#4c1d95', 'pillars'],
    templates: ['cabinet', 'practice'],
    sections: {
      hero: { headline: 'The law, in plain English, at a price you know first.' },
      about: {
        heading: '',
        text: 'Chidi Okafor and Helen Price met on opposite sides of a tribunal and opened the firm a year later.\nWe take on people, small firms and charities. We say so when a case is not worth your money.',
      },
      services: [
        offer('Employment', 'Dismissal, discrimination, settlement agreements.', 'from £250'),
        offer('Immigration', 'Visas, settlement, citizenship and appeals.', 'from £600'),
        offer('Divorce and children', 'Agreed wherever it can be, in court where it must be.', '£1,200 fixed'),
        offer('Wills and probate', 'A will in two meetings.', '£240'),
        offer('Buying a home', 'From offer to keys, with one person to ring.', 'from £850'),
        offer('Small firms', 'Contracts, handbooks and the awkward letter.', '£180', 'an hour'),
        offer('First meeting', 'Half an hour to see whether we can help.', 'free', '30 min'),
      ],
      hours: { week: week('mon-thu 09:00-18:00; fri 09:00-16:30') },
      team: [
        person('Chidi Okafor', 'Employment law', 'Solicitor since 2003, once a shop steward.'),
        person('Helen Price', 'Family law', 'Trained mediator.'),
        person('Marta Kowalska', 'Immigration', 'Polish and English.'),
        person('Tom Ridley', 'Wills and conveyancing'),
      ],
      testimonials: [
        said('They told me not to sue, and they were right.', 'D. Marsh'),
        said('Two meetings, one letter, my job back.', 'S. A.', 'nurse'),
      ],
      questions: [
        asked('What does it cost?', 'We give you a price in writing before we begin, and it does not move.'),
        asked('Do you offer legal aid?', 'For some family and immigration matters. Ask us when you ring.'),
      ],
      area: {
        text: 'We meet clients in Leeds and by video anywhere in England and Wales.',
        places: ['Leeds', 'Bradford', 'Wakefield'],
      },
      contact: { form: true, directions: 'Third floor, lift on the left. Five minutes from the station.' },
      imprint: 'Okafor Price Solicitors LLP\n61 Park Row, Leeds LS1 5HD',
      privacy: 'We are the controller of the data that you send us.\n\nWe keep files for six years.',
    },
  },
  {
    domain: 'elektro-bergmann-gebaeudetechnik',
    language: 'de',
    trade: 'repair',
    name: 'Elektro Bergmann Gebäudetechnik',
    description:
      'Elektroinstallation, Photovoltaik und Notdienst rund um die Uhr in Dortmund und im östlichen Ruhrgebiet. Als Meisterbetrieb in zweiter Generation beraten wir Sie zu Hause, nennen einen Festpreis und halten Termine ein. Unsere elf Monteure haben alles dabei, was für die häufigsten Störungen gebraucht wird.\nFür Hausverwaltungen übernehmen wir die wiederkehrenden Prüfungen.',
    keywords: ['Elektroinstallation', 'Photovoltaik', 'Wallbox', 'Notdienst', 'E-Check'],
    phone: '+49 231 555 0112',
    address: 'Hamburger Straße 104, 44135 Dortmund',
    shots: ['fuse-box-tester', 'solar-roof-house', 'sockets-cable-drum', 'bulb-glowing', 'power-lines-dusk'],
    mark: ['#d97706', 'bolt'],
    templates: ['callout', 'blueprint'],
    sections: {
      notice: { text: 'Wir bilden aus: Ab August sind noch zwei Lehrstellen frei.' },
      hero: { headline: 'Strom weg? Wir sind in 90 Minuten da.', action: { kind: 'call', label: 'Notdienst anrufen' } },
      services: [
        offer('Störung und Notdienst', 'Rund um die Uhr, auch an Feiertagen.', 'ab 89 €'),
        offer('Neue Zählerschränke', 'Mit Anmeldung beim Netzbetreiber.', 'Festpreis'),
        offer('Photovoltaik', 'Planung, Montage und Anmeldung aus einer Hand.', 'auf Anfrage'),
        offer('Wallbox', 'Beratung, Förderung, Einbau.', 'ab 1.190 €', 'ein Tag'),
        offer('E-Check', 'Für Mieter, Eigentümer und Versicherungen.', '149 €', '2 Stunden'),
        offer('Beleuchtung', 'Von der Leuchte bis zum Lichtkonzept.'),
        offer('Netzwerktechnik', 'Kabel statt Funklöcher.'),
        offer('Wiederkehrende Prüfungen', 'Nach DGUV V3, mit Protokoll.'),
      ],
      hours: { week: week('mon-thu 07:30-16:30; fri 07:30-14:00'), note: 'Der Notdienst ist immer erreichbar.' },
      team: [
        person('Jörg Bergmann', 'Elektromeister', 'Leitet den Betrieb seit 2009.'),
        person('Ayşe Yıldız', 'Büro und Termine'),
      ],
      testimonials: [
        said('Sonntagabend angerufen, um neun war wieder Licht.', 'Familie Krüger'),
        said('Festpreis genannt, Festpreis bezahlt.', 'M. Öztürk', 'Hausverwaltung'),
      ],
      questions: [
        asked('Was kostet die Anfahrt?', 'In Dortmund nichts, darüber hinaus 0,60 € je Kilometer.'),
        asked('Wie schnell kommen Sie?', 'Im Notdienst in der Regel innerhalb von 90 Minuten.'),
      ],
      area: { text: '', places: ['Dortmund', 'Unna', 'Schwerte', 'Lünen', 'Kamen', 'Holzwickede'] },
      contact: { form: true, whatsapp: '+49 151 555 01120' },
      imprint:
        'Elektro Bergmann GmbH\nGeschäftsführer: Jörg Bergmann\nHamburger Straße 104, 44135 Dortmund\nAmtsgericht Dortmund, HRB 00000',
      privacy:
        'Verantwortlich ist die Elektro Bergmann GmbH.\n\nWir speichern, was Sie uns schreiben, bis Ihre Anfrage erledigt ist.',
    },
  },
  {
    domain: 'estudio-respira',
    language: 'es',
    trade: 'sport',
    name: 'Estudio Respira',
    description:
      'Yoga y pilates en grupos de ocho en el barrio de Gracia, Barcelona. Damos clase desde las siete de la mañana, con profesoras tituladas y material incluido. Puede venir sin saber nada: la primera clase es gratuita.\nLos domingos abrimos la sala para meditar juntos.',
    keywords: ['yoga', 'pilates', 'meditación', 'embarazo', 'clases online'],
    phone: '+34 933 555 019',
    address: 'Carrer de Verdi 56, 08012 Barcelona',
    shots: [
      'yoga-studio-mats',
      'yoga-sunrise-figure',
      'singing-bowl',
      'yoga-tree-pose',
      'spa-stones-candle',
      'tea-set-green',
    ],
    mark: ['#0d9488', 'leaf'],
    templates: ['meadow', 'timetable'],
    sections: {
      hero: {
        headline: 'Yoga y pilates sin prisa, en grupos de ocho.',
        action: { kind: 'book', label: 'Reservar clase de prueba' },
      },
      booking: 'https://example.com/clases',
      services: [
        offer('Hatha yoga', 'Posturas, respiración y descanso.', '14 €', '75 min'),
        offer('Vinyasa', 'Dinámico, para quien ya conoce las posturas.', '14 €', '60 min'),
        offer('Pilates suelo', 'Fuerza y espalda.', '14 €', '55 min'),
        offer('Yoga para embarazadas', 'Desde la semana 14.', '16 €', '60 min'),
        offer('Meditación', 'Los domingos, abierta a todos.', 'gratis', '45 min'),
      ],
      menu: [
        {
          name: 'Bonos',
          items: [
            item('Clase suelta', '14 €'),
            item('Bono de 10', '110 €', 'Válido tres meses'),
            item('Mes ilimitado', '89 €'),
          ],
        },
      ],
      hours: { week: week('mon-fri 07:00-14:00 16:00-21:30; sat 09:00-13:00; sun 10:00-12:00') },
      team: [
        person('Núria Puig', 'Hatha yoga', 'Da clase desde 2006.'),
        person('Carla Jiménez', 'Pilates', 'Fisioterapeuta.'),
        person('Inés Soler', 'Embarazo y posparto'),
      ],
      testimonials: [
        said('Mi espalda ya no se queja y yo tampoco.', 'Marc T.'),
        said('Ocho personas y te corrigen a ti.', 'Laia V.'),
      ],
      questions: [
        asked('¿Qué tengo que llevar?', 'Ropa cómoda. Las esterillas las ponemos nosotras.'),
        asked('¿Puedo cancelar?', 'Sí, hasta cuatro horas antes.'),
      ],
      social: [{ name: 'Instagram', url: 'https://example.com/respira' }],
      contact: { form: true, whatsapp: '+34 600 555 019' },
      imprint: 'Estudio Respira S.L.\nCarrer de Verdi 56, 08012 Barcelona',
    },
  },
];
