import { expect, test } from "vitest";
import { refuseGuessablePassword } from "./password-rules.ts";

const person = { name: "Inês Duarte", email: "ines.duarte@example.com" };

test.each(["password1", "Password1", "qwertyuiop", "iloveyou1"])("rejects the common password %s", (password) => {
  expect(() => refuseGuessablePassword(password, person)).toThrow("lists of common passwords");
});

test.each(["aaaaaaaaaa", "abababab"])("rejects %s, which repeats itself", (password) => {
  expect(() => refuseGuessablePassword(password, person)).toThrow(/repeats|common/);
});

test.each(["afield2026!", "InêsDuarte99", "ines.duarte1"])(
  "rejects %s, which is little more than a name",
  (password) => {
    expect(() => refuseGuessablePassword(password, person)).toThrow("too close to a name");
  },
);

test.each(["correct horse battery", "x9$Lk2mPq", "пароль длинный", "        .-.-"])("accepts %j", (password) => {
  expect(() => refuseGuessablePassword(password, person)).not.toThrow();
});
