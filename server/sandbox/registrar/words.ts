/** Labels that someone registered long ago. */
export const commonWords: ReadonlySet<string> = new Set(
  `art baby bakery bank bar beach beauty bike blog blue boat book books bread cafe cake cakes camp car cars cat chef city
clothes cloud club code coffee college cook cooking craft dance data deal deals dental dentist design digital dog doctor
dream eat education energy event events family farm fashion film finance fish fit fitness flower flowers food football
forest fresh fruit fun game games garden gift gifts gold golf green gym hair happy health home hotel house ice job jobs
kids kitchen lab land law learn legal life light live love magazine market media money moon mountain movie music nature
news ocean office online open organic paint paper park party pet pets phone photo photos pizza plant play power press
print property radio red restaurant river school science sea service shoe shoes shop shopping sky smart snow social
solar song space sport sports star store style sugar sun sushi taxi tea team tech test time toy toys travel tree
university video village voice water web website wedding white wine winter wood work world yoga`.split(/\s+/),
);
