export interface PostPicture {
  /** An address with the bytes in it. */
  source: string;
  width: number;
  height: number;
  /** The color around a logo. */
  plate?: string | undefined;
}

export interface PostFigure {
  value: string;
  label: string;
}

export interface PostQuote {
  text: string;
  /** The name and the role of the person. */
  by?: string | undefined;
  portrait?: PostPicture | undefined;
}

/** The fonts must cover all characters of its texts. */
export interface PostContent {
  customer?: string | undefined;
  title: string;
  lead?: string | undefined;
  figures: PostFigure[];
  quote?: PostQuote | undefined;
  /** Such as “Translated from Finnish”. */
  note?: string | undefined;
  picture?: PostPicture | undefined;
  customerLogo?: PostPicture | undefined;
  owner?: string | undefined;
  ownerLogo?: PostPicture | undefined;
}
