/** The values of filters whose lists the specification fixes, in its order. */
export const SPECIFIED_COMPANY_SIZES = "1,10 11,50 51,200 201,500 501,1000 1001,5000 5001,10000 10001+".split(" ");

export const SPECIFIED_EDUCATION = [
  "associate degree",
  "bachelor degree",
  "high school",
  "postgraduate degree",
  "professional certificate",
];
