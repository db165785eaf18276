/** What the profile hears of its picture: where it lies now, and whether another one is on its way. */
export interface PictureChanged {
  type: 'picture.changed';
  url: string;
  isUnsent: boolean;
}
