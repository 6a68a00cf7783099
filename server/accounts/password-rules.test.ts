import { expect, test } from "vitest";
import { refuseGuessablePassword } from "./password-rules.ts";

const person = { name: "Inês Duarte", email: "ines.duarte@example.com" };

test.each(["password1", "Password1", "qwertyuiop", "iloveyou1"])("rejects the common password %s", async (password) => {
  await expect(refuseGuessablePassword(password, person)).rejects.toThrow("lists of common passwords");
});

test.each(["aaaaaaaaaa", "abababab"])("rejects %s, which repeats itself", async (password) => {
  await expect(refuseGuessablePassword(password, person)).rejects.toThrow(/repeats|common/);
});

test.each(["afield2026!", "InêsDuarte99", "ines.duarte1"])(
  "rejects %s, which is little more than a name",
  async (password) => {
    await expect(refuseGuessablePassword(password, person)).rejects.toThrow("too close to a name");
  },
);

test.each(["correct horse battery", "x9$Lk2mPq", "пароль длинный", "        .-.-"])("accepts %j", async (password) => {
  await expect(refuseGuessablePassword(password, person)).resolves.toBeUndefined();
});
